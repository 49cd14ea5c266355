import Beacon

extension HCIEvent {
    /// Reads an HCI packet, H4 packet type first; nil for a packet of another kind and where the event is cut short.
    /// Bytes behind the event's own end are passed over.
    public init?(packet: [UInt8]) {
        let start = HCIEventHeader.parametersOffset
        guard packet.count >= start, packet[0] == H4PacketType.event, packet.count >= start + Int(packet[2])
        else { return nil }
        self.init(code: packet[1], parameters: packet[start..<start + Int(packet[2])])
    }

    private init?(code: UInt8, parameters: ArraySlice<UInt8>) {
        let bytes = parameters.span.bytes
        switch code {
        case HCIEventCode.commandComplete:
            guard bytes.byteCount >= 3 else { return nil }
            self = .commandComplete(
                opcode: HCIOpcode(rawValue: bytes.littleEndian(at: 1, as: UInt16.self)),
                returnParameters: Array(parameters.dropFirst(3)))
        case HCIEventCode.commandStatus:
            guard bytes.byteCount >= 4 else { return nil }
            self = .commandStatus(
                status: HCIStatus(rawValue: bytes.byte(at: 0)),
                opcode: HCIOpcode(rawValue: bytes.littleEndian(at: 2, as: UInt16.self)))
        case HCIEventCode.hardwareError:
            guard bytes.byteCount >= 1 else { return nil }
            self = .hardwareError(code: bytes.byte(at: 0))
        default:
            self = .other(code: code)
        }
    }
}
