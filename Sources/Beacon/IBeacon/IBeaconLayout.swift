/// Where the fields of an iBeacon lie in its manufacturer data, company id included.
@usableFromInline
enum IBeaconLayout {
    /// Company id 0x004C, type 0x02 and length 0x15, read as one little-endian number.
    @inlinable static var signature: UInt32 { 0x1502_004C }
    @inlinable static var uuid: Int { 4 }
    @inlinable static var major: Int { 20 }
    @inlinable static var minor: Int { 22 }
    @inlinable static var measuredPower: Int { 24 }
    @inlinable static var byteCount: Int { 25 }
}
