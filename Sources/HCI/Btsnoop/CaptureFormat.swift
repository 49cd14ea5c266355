/// The supported formats of captures.
public enum CaptureFormat: Sendable, CaseIterable {
    case btsnoop
    /// Apple's format.
    case packetLogger
    /// The formats of tcpdump and Wireshark.
    case pcap, pcapng

    /// The number of first bytes that identify the format.
    public static let headByteCount = 16

    /// Detects the format from the first bytes of a file; nil for a file of another kind.
    public init?(head: [UInt8]) {
        let found = Self.allCases.first { $0.begins(head) }
        guard let found else { return nil }
        self = found
    }

    public var decoder: any CaptureDecoder {
        switch self {
        case .btsnoop: Btsnoop.Decoder()
        case .packetLogger: PacketLoggerDecoder()
        case .pcap: PcapDecoder()
        case .pcapng: PcapngDecoder()
        }
    }

    private func begins(_ head: [UInt8]) -> Bool {
        switch self {
        case .btsnoop: head.starts(with: Btsnoop.magic)
        case .packetLogger: PacketLoggerDecoder.begins(head)
        case .pcap: PcapDecoder.ByteOrder(magic: Array(head.prefix(4))) != nil
        case .pcapng: head.starts(with: PcapngDecoder.magic)
        }
    }
}
