/// Event codes and LE subevent codes (Core Specification, Vol 4 Part E, section 7.7).
@usableFromInline
enum HCIEventCode {
    static let commandComplete: UInt8 = 0x0E
    static let commandStatus: UInt8 = 0x0F
    static let hardwareError: UInt8 = 0x10
    @inlinable static var leMeta: UInt8 { 0x3E }
    /// The first two bytes of an H4 packet with the LE Meta event, read as one little-endian number.
    @inlinable static var leMetaPacket: UInt16 { UInt16(leMeta) << 8 | UInt16(H4PacketType.event) }
    @inlinable static var leAdvertisingReport: UInt8 { 0x02 }
    @inlinable static var leExtendedAdvertisingReport: UInt8 { 0x0D }
}
