import Beacon

/// The pcapng format (IETF draft-ietf-opsawg-pcapng): sections of blocks. Packets of interfaces that are not Bluetooth
/// are skipped.
struct PcapngDecoder: CaptureDecoder {
    static let magic: [UInt8] = [0x0A, 0x0D, 0x0D, 0x0A]

    private static let headByteCount = 8
    private static let frameByteCount = 12
    private static let maxBlockLength = 1 << 20
    private static let maxInterfaces = 1_000

    private var bytes = WaitingBytes()
    private var blockCount = 0
    private var isLittleEndian = true
    private var interfaces: [Interface] = []
    private var foreign: UInt32?

    mutating func append(_ more: [UInt8]) { bytes.append(more) }

    mutating func next() throws(Btsnoop.Failure) -> Btsnoop.Record? {
        while let block = try nextBlock() {
            if let record = try read(block) { return record }
        }
        return nil
    }

    /// A file without a Bluetooth interface cannot be replayed.
    func finish() throws(Btsnoop.Failure) {
        guard bytes.count == 0 else { throw .truncated(record: blockCount, byte: bytes.position) }
        if let foreign, interfaces.allSatisfy({ $0.link == nil }) { throw .unsupported(linkType: foreign) }
    }

    private mutating func nextBlock() throws(Btsnoop.Failure) -> Block? {
        let head = bytes.peek(Self.frameByteCount)
        guard head.count == Self.frameByteCount else { return nil }
        if head.starts(with: Self.magic) { isLittleEndian = head[8] == 0x4D }
        let length = number(head, at: 4)
        guard length >= Self.frameByteCount, length <= Self.maxBlockLength, length.isMultiple(of: 4) else {
            throw .damaged(record: blockCount, byte: bytes.position)
        }
        guard let whole = bytes.take(Int(length)) else { return nil }
        blockCount += 1
        return Block(type: number(whole, at: 0), body: Array(whole[Self.headByteCount..<whole.count - 4]))
    }

    private mutating func read(_ block: Block) throws(Btsnoop.Failure) -> Btsnoop.Record? {
        switch block.type {
        case 0x0A0D_0D0A: interfaces = []
        case 1: addInterface(block.body)
        case 3: return try simplePacket(block.body)
        case 6: return try enhancedPacket(block.body)
        default: break
        }
        return nil
    }

    private mutating func addInterface(_ body: [UInt8]) {
        guard body.count >= Self.headByteCount, interfaces.count < Self.maxInterfaces else { return }
        let number = number(body, at: 0) & 0xFFFF
        let link = LinkType(rawValue: isLittleEndian ? number : self.number(body, at: 0) >> 16)
        if link == nil { foreign = isLittleEndian ? number : self.number(body, at: 0) >> 16 }
        interfaces.append(Interface(link: link, ticksPerSecond: ticksPerSecond(Array(body[Self.headByteCount...]))))
    }

    /// A packet without a time.
    private func simplePacket(_ body: [UInt8]) throws(Btsnoop.Failure) -> Btsnoop.Record? {
        guard body.count >= 4, let link = interfaces.first?.link else { return nil }
        let original = Int(number(body, at: 0))
        let data = Array(body.dropFirst(4).prefix(original))
        return link.record(data, missing: original - data.count, unixMicroseconds: 0)
    }

    private func enhancedPacket(_ body: [UInt8]) throws(Btsnoop.Failure) -> Btsnoop.Record? {
        guard body.count >= 20 else { throw .damaged(record: blockCount, byte: bytes.position) }
        let index = Int(number(body, at: 0))
        guard index < interfaces.count, let link = interfaces[index].link else { return nil }
        let (included, original) = (Int(number(body, at: 12)), Int(number(body, at: 16)))
        guard included <= original, included <= body.count - 20 else {
            throw .damaged(record: blockCount, byte: bytes.position)
        }
        let ticks = UInt64(number(body, at: 4)) << 32 | UInt64(number(body, at: 8))
        return link.record(
            Array(body[20..<20 + included]), missing: original - included,
            unixMicroseconds: interfaces[index].microseconds(ticks))
    }

    /// The option if_tsresol: a power of ten, or of two.
    private func ticksPerSecond(_ options: [UInt8]) -> Double {
        var rest = options[...]
        while rest.count >= 4 {
            let head = Array(rest.prefix(4))
            let (code, length) = (half(head, at: 0), half(head, at: 2))
            rest = rest.dropFirst(4)
            if code == 9, length == 1, let value = rest.first { return Self.ticksPerSecond(value) }
            if code == 0 { break }
            rest = rest.dropFirst((length + 3) / 4 * 4)
        }
        return 1e6
    }

    private static func ticksPerSecond(_ value: UInt8) -> Double {
        let exponent = Int(value & 0x7F)
        var ticks = 1.0
        for _ in 0..<exponent { ticks *= value & 0x80 == 0 ? 10 : 2 }
        return ticks
    }

    private func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
        isLittleEndian
            ? bytes.span.bytes.littleEndian(at: offset, as: UInt32.self)
            : bytes.span.bytes.bigEndian(at: offset, as: UInt32.self)
    }

    private func half(_ bytes: [UInt8], at offset: Int) -> Int {
        let (first, second) = (Int(bytes[offset]), Int(bytes[offset + 1]))
        return isLittleEndian ? second << 8 | first : first << 8 | second
    }
}

extension PcapngDecoder {
    private struct Block {
        let type: UInt32
        let body: [UInt8]
    }

    private struct Interface {
        /// Nil for an interface that is not Bluetooth.
        let link: LinkType?
        let ticksPerSecond: Double

        func microseconds(_ ticks: UInt64) -> Int64 {
            Int64(exactly: (Double(ticks) / ticksPerSecond * 1e6).rounded()) ?? 0
        }
    }
}
