import Beacon

/// The pcap format, version 2, in either byte order, with times in micro- or nanoseconds.
struct PcapDecoder: CaptureDecoder {
    private static let fileHeadByteCount = 24
    private static let recordHeadByteCount = 16

    private var bytes = WaitingBytes()
    private var recordCount = 0
    private var head: (order: ByteOrder, link: LinkType)?

    mutating func append(_ more: [UInt8]) { bytes.append(more) }

    mutating func next() throws(Btsnoop.Failure) -> Btsnoop.Record? {
        guard let (order, link) = try fileHead() else { return nil }
        let head = bytes.peek(Self.recordHeadByteCount)
        guard head.count == Self.recordHeadByteCount else { return nil }
        let (included, original) = (order.number(head, at: 8), order.number(head, at: 12))
        guard included <= original, included <= Btsnoop.maxPacketLength else {
            throw .damaged(record: recordCount, byte: bytes.position, included: included, original: original)
        }
        guard let record = bytes.take(Self.recordHeadByteCount + Int(included)) else { return nil }
        recordCount += 1
        let fraction = Int64(order.number(head, at: 4)) / (order.hasNanoseconds ? 1_000 : 1)
        return link.record(
            Array(record[Self.recordHeadByteCount...]), missing: Int(original - included),
            unixMicroseconds: Int64(order.number(head, at: 0)) * 1_000_000 + fraction)
    }

    func finish() throws(Btsnoop.Failure) {
        guard bytes.count == 0 else { throw .truncated(record: recordCount, byte: bytes.position) }
    }

    private mutating func fileHead() throws(Btsnoop.Failure) -> (order: ByteOrder, link: LinkType)? {
        if let head { return head }
        let read = bytes.peek(Self.fileHeadByteCount)
        guard read.count == Self.fileHeadByteCount else { return nil }
        guard let order = ByteOrder(magic: Array(read.prefix(4))) else { throw .notBtsnoop }
        // The upper bits describe a checksum.
        let number = order.number(read, at: 20) & 0xFFFF
        guard let link = LinkType(rawValue: number) else { throw .unsupported(linkType: number) }
        _ = bytes.take(Self.fileHeadByteCount)
        head = (order, link)
        return head
    }
}

extension PcapDecoder {
    /// The byte order of a pcap file, by its first four bytes.
    struct ByteOrder: Sendable {
        let isLittleEndian: Bool
        let hasNanoseconds: Bool

        init?(magic: [UInt8]) {
            guard magic.count == 4 else { return nil }
            isLittleEndian = magic[0] != 0xA1
            switch isLittleEndian ? magic.reversed() : magic {
            case [0xA1, 0xB2, 0xC3, 0xD4]: hasNanoseconds = false
            case [0xA1, 0xB2, 0x3C, 0x4D]: hasNanoseconds = true
            default: return nil
            }
        }

        func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
            isLittleEndian
                ? bytes.span.bytes.littleEndian(at: offset, as: UInt32.self)
                : bytes.span.bytes.bigEndian(at: offset, as: UInt32.self)
        }
    }
}
