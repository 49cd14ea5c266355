extension BtsnoopRecord {
    /// An event as the controller sent it, H4 packet type first.
    /// - Parameter unixMicroseconds: When it came, in microseconds since 1970-01-01 00:00 UTC.
    public init(event packet: [UInt8], unixMicroseconds: Int64) {
        self.init(
            packet: packet, flags: BtsnoopFormat.received | BtsnoopFormat.commandOrEvent,
            unixMicroseconds: unixMicroseconds)
    }
}
