import Beacon

extension DeviceAddress {
    /// The six bytes of the address, least significant first.
    var littleEndianBytes: [UInt8] {
        stride(from: 0, to: 48, by: 8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
