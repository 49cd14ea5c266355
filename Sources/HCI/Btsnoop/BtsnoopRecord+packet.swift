extension BtsnoopRecord {
    /// A packet as it went over HCI, H4 packet type first: commands to the controller, all else from it.
    /// - Parameter unixMicroseconds: When it went, in microseconds since 1970-01-01 00:00 UTC.
    public init(packet: [UInt8], unixMicroseconds: Int64) {
        let isCommand = packet.first == H4PacketType.command
        let isEvent = packet.first == H4PacketType.event
        self.init(
            packet: packet,
            flags: (isCommand ? 0 : BtsnoopFormat.received) | (isCommand || isEvent ? BtsnoopFormat.commandOrEvent : 0),
            unixMicroseconds: unixMicroseconds)
    }
}
