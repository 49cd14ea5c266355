/// Turns the bytes of a capture, in pieces of any size, into the packets of its controllers. Holds no more than one
/// packet and one piece.
public protocol CaptureDecoder {
    /// Takes the next bytes of the file.
    mutating func append(_ bytes: [UInt8])

    /// The next whole packet, nil until more bytes are appended.
    /// Throws `Btsnoop.Failure` for a damaged file, again at each call.
    mutating func next() throws(Btsnoop.Failure) -> Btsnoop.Record?

    /// To be called at the end of the file. Throws `Btsnoop.Failure` unless the file ended with a whole packet.
    func finish() throws(Btsnoop.Failure)
}

/// The formats of captures that are read.
public enum CaptureFormat: Sendable, CaseIterable {
    case btsnoop
    /// Apple's.
    case packetLogger
    /// Of tcpdump and Wireshark.
    case pcap, pcapng

    /// So many first bytes tell the format.
    public static let headByteCount = 16

    /// By the first bytes of a file; nil for a file of another kind.
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

/// Bytes of a file that wait to be read, and where in the file they lie.
struct WaitingBytes: Sendable {
    private var buffer: [UInt8] = []
    private var consumed = 0
    private var dropped = 0

    var count: Int { buffer.count - consumed }
    /// Where the next byte lies in the file.
    var position: Int { dropped + consumed }

    mutating func append(_ bytes: [UInt8]) {
        buffer.removeFirst(consumed)
        dropped += consumed
        consumed = 0
        buffer += bytes
    }

    /// The next bytes, which stay; fewer where there are no more.
    func peek(_ count: Int) -> [UInt8] { Array(buffer[consumed...].prefix(count)) }

    /// The next bytes, if there are as many.
    mutating func take(_ count: Int) -> [UInt8]? {
        guard self.count >= count else { return nil }
        defer { consumed += count }
        return Array(buffer[consumed..<consumed + count])
    }
}
