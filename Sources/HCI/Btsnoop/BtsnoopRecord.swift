/// One packet of a btsnoop file.
public struct BtsnoopRecord: Hashable, Sendable {
    /// The HCI packet, H4 packet type first, also where the file has none.
    public let packet: [UInt8]
    /// How many bytes of the packet's end were not recorded.
    public let missingByteCount: Int
    /// Bit 0: sent by the controller. Bit 1: a command or an event.
    public let flags: UInt32
    /// Packets lost since the recording began.
    public let drops: UInt32
    /// Microseconds since 1970-01-01 00:00 UTC.
    public let unixMicroseconds: Int64

    public init(
        packet: [UInt8], missingByteCount: Int = 0, flags: UInt32, drops: UInt32 = 0, unixMicroseconds: Int64
    ) {
        self.packet = packet
        self.missingByteCount = missingByteCount
        self.flags = flags
        self.drops = drops
        self.unixMicroseconds = unixMicroseconds
    }
}
