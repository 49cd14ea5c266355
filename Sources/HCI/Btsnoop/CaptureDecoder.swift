/// Decodes the bytes of a capture, in pieces of any size, into the packets of its controllers. Keeps at most one packet
/// and one piece.
public protocol CaptureDecoder {
    /// Appends the next bytes of the file.
    mutating func append(_ bytes: [UInt8])

    /// Returns the next complete packet, nil until more bytes are appended. Throws `Btsnoop.Failure` for a damaged
    /// file, again at each call.
    mutating func next() throws(Btsnoop.Failure) -> Btsnoop.Record?

    /// Must be called at the end of the file. Throws `Btsnoop.Failure` unless the file ended with a complete packet.
    func finish() throws(Btsnoop.Failure)
}

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

/// Bytes of a file that are still to be read, and their position in the file.
struct WaitingBytes: Sendable {
    private var buffer: [UInt8] = []
    private var consumed = 0
    private var dropped = 0

    var count: Int { buffer.count - consumed }
    /// The position of the next byte in the file.
    var position: Int { dropped + consumed }

    mutating func append(_ bytes: [UInt8]) {
        buffer.removeFirst(consumed)
        dropped += consumed
        consumed = 0
        buffer += bytes
    }

    /// Returns the next bytes without removing them; fewer if there are no more.
    func peek(_ count: Int) -> [UInt8] { Array(buffer[consumed...].prefix(count)) }

    /// Removes and returns the next bytes; nil if there are fewer.
    mutating func take(_ count: Int) -> [UInt8]? {
        guard self.count >= count else { return nil }
        defer { consumed += count }
        return Array(buffer[consumed..<consumed + count])
    }
}
