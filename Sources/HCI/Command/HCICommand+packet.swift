import Beacon

extension HCICommand {
    private static let headerByteCount = 4

    /// The packet to send, H4 packet type first.
    public var packet: [UInt8] {
        let opcode = opcode.rawValue
        let header = [H4PacketType.command, UInt8(opcode & 0xFF), UInt8(opcode >> 8), UInt8(parameters.count)]
        return header + parameters
    }

    /// Reads a command as a controller receives it, H4 packet type first; nil for a packet of another kind and where the
    /// length is not that of the parameters.
    public init?(packet: [UInt8]) {
        guard packet.count >= Self.headerByteCount, packet[0] == H4PacketType.command,
            packet.count == Self.headerByteCount + Int(packet[3])
        else { return nil }
        let opcode = packet.span.bytes.littleEndian(at: 1, as: UInt16.self)
        self.init(HCIOpcode(rawValue: opcode), Array(packet[Self.headerByteCount...]))
    }
}
