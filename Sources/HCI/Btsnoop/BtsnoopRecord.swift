import Beacon

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

extension BtsnoopRecord {
    /// The record as a file with datalink `h4` holds it: header and packet.
    var encoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(BtsnoopFormat.recordHeaderByteCount + packet.count)
        bytes.append(bigEndian: UInt32(clamping: packet.count + missingByteCount))
        bytes.append(bigEndian: UInt32(clamping: packet.count))
        bytes.append(bigEndian: flags)
        bytes.append(bigEndian: drops)
        bytes.append(bigEndian: unixMicroseconds &+ BtsnoopFormat.unixEpoch)
        bytes += packet
        return bytes
    }
}

extension BtsnoopRecord {
    /// An event as the controller sent it, H4 packet type first.
    /// - Parameter unixMicroseconds: When it came, in microseconds since 1970-01-01 00:00 UTC.
    public init(event packet: [UInt8], unixMicroseconds: Int64) {
        self.init(
            packet: packet, flags: BtsnoopFormat.received | BtsnoopFormat.commandOrEvent,
            unixMicroseconds: unixMicroseconds)
    }
}

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
