import Beacon

/// Apple's PacketLogger format. Each packet has its length (without the length field), the time in seconds and
/// microseconds, and a type, big-endian or, from other machines, little-endian.
struct PacketLoggerDecoder: CaptureDecoder {
    private static let headByteCount = 13
    /// The bytes of time and type, which the length includes.
    private static let countedByteCount = 9
    /// The types of notes, keys and versions, which were not sent to or from a controller.
    private static let notes: ClosedRange<UInt8> = 0xF7...0xFF

    private var bytes = WaitingBytes()
    private var recordCount = 0

    /// Returns whether a file begins with a packet in this format, which has no other signature.
    static func begins(_ head: [UInt8]) -> Bool {
        guard head.count >= headByteCount, let length = length(head), (countedByteCount...4_096).contains(length) else {
            return false
        }
        let type = head[headByteCount - 1]
        return type <= 0x09 || notes.contains(type)
    }

    mutating func append(_ more: [UInt8]) { bytes.append(more) }

    mutating func next() throws(Btsnoop.Failure) -> Btsnoop.Record? {
        let head = bytes.peek(Self.headByteCount)
        guard head.count == Self.headByteCount else { return nil }
        guard let length = Self.length(head), (Self.countedByteCount...Btsnoop.maxPacketLength).contains(length) else {
            throw .damaged(record: recordCount, byte: bytes.position)
        }
        guard let record = bytes.take(4 + length) else { return nil }
        recordCount += 1
        return Self.record(head, Array(record[Self.headByteCount...]))
    }

    func finish() throws(Btsnoop.Failure) {
        guard bytes.count == 0 else { throw .truncated(record: recordCount, byte: bytes.position) }
    }

    private static func isLittleEndian(_ head: [UInt8]) -> Bool { head[0] != 0 && head[3] == 0 }

    private static func length(_ head: [UInt8]) -> Int? { number(head, at: 0).flatMap { Int(exactly: $0) } }

    private static func number(_ head: [UInt8], at offset: Int) -> UInt32? {
        let bytes = head.span.bytes
        return isLittleEndian(head)
            ? bytes.littleEndian(at: offset, as: UInt32.self) : bytes.bigEndian(at: offset, as: UInt32.self)
    }

    private static func record(_ head: [UInt8], _ data: [UInt8]) -> Btsnoop.Record {
        let seconds = Int64(number(head, at: 4) ?? 0)
        let microseconds = seconds * 1_000_000 + Int64(number(head, at: 8) ?? 0)
        let type = head[headByteCount - 1]
        let packetType = packetTypes[type]
        let isReceived = [0x01, 0x03, 0x09].contains(type)
        return Btsnoop.Record(
            packet: packetType.map { [$0] + data } ?? [],
            flags: (isReceived ? Btsnoop.received : 0) | (type <= 1 ? Btsnoop.commandOrEvent : 0),
            unixMicroseconds: microseconds, adapter: nil)
    }

    private static let packetTypes: [UInt8: UInt8] = [
        0x00: H4PacketType.command, 0x01: H4PacketType.event, 0x02: H4PacketType.aclData, 0x03: H4PacketType.aclData,
        0x08: H4PacketType.synchronousData, 0x09: H4PacketType.synchronousData,
    ]
}
