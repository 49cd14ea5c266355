public import Beacon

/// An event other than advertising reports, which `AdvertisingEvent.Cursor` reads.
public enum HCIEvent: Hashable, Sendable {
    /// The command was carried out or refused; the first return parameter is the status (Core Specification, Vol 4 Part
    /// E, section 7.7.14).
    case commandComplete(opcode: HCIOpcode, returnParameters: [UInt8])
    /// The command was accepted or refused; another event reports its completion (section 7.7.15).
    case commandStatus(status: HCIStatus, opcode: HCIOpcode)
    /// The controller failed and must be reset; the code is vendor-specific (section 7.7.16).
    case hardwareError(code: UInt8)
    case other(code: UInt8)
}

extension HCIEvent {
    /// Returns Num_HCI_Command_Packets: how many commands the controller accepts after this answer; nil for an event
    /// without it (Core Specification, Vol 4 Part E, sections 7.7.14 and 7.7.15).
    func allowedCommands(in packet: [UInt8]) -> UInt8? {
        let start = AdvertisingEvent.Header.parametersOffset
        return switch self {
        case .commandComplete where packet.count > start: packet[start]
        case .commandStatus where packet.count > start + 1: packet[start + 1]
        default: nil
        }
    }
}

extension HCIEvent {
    /// Reads an HCI packet, H4 packet type first; nil for a packet of another kind or if the event is truncated. Bytes
    /// after the event's own end are skipped.
    public init?(packet: [UInt8]) {
        let start = AdvertisingEvent.Header.parametersOffset
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

extension HCIEvent {
    /// Reads the return parameters of a Command Complete event: a status and, after success, the requested values. Each
    /// is nil if bytes are missing.
    public struct ReturnParameters: Hashable, Sendable {
        private static let supportedCommandsByteCount = 64

        private let bytes: [UInt8]

        public init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        public var status: HCIStatus? { bytes.first.map(HCIStatus.init) }

        /// The 64 octets of Read Local Supported Commands (Core Specification, Vol 4 Part E, section 7.4.2).
        public var supportedCommands: [UInt8]? {
            let octets = Array(bytes.dropFirst().prefix(Self.supportedCommandsByteCount))
            return octets.count == Self.supportedCommandsByteCount ? octets : nil
        }

        /// The 64 bits of LE Read Local Supported Features (section 7.8.3) and of LE Read Supported States (section
        /// 7.8.27).
        public var mask: UInt64? {
            bytes.count > 8 ? bytes.span.bytes.littleEndian(at: 1, as: UInt64.self) : nil
        }

        /// The address of Read BD_ADDR (section 7.4.6).
        public var address: DeviceAddress? {
            guard bytes.count > 6 else { return nil }
            let low = bytes.span.bytes.littleEndian(at: 1, as: UInt32.self)
            let high = bytes.span.bytes.littleEndian(at: 5, as: UInt16.self)
            return DeviceAddress(UInt64(high) << 32 | UInt64(low))
        }
    }
}
