/// The header before each file in an archive: POSIX ustar (IEEE Std 1003.1, `pax`, "ustar Interchange Format"). Sizes
/// of 8 GiB and more are written in binary, as GNU tar does.
struct TarHeader: Equatable, Sendable {
    /// The bytes of a block; a file is padded with zeros to whole blocks.
    static let block = 512
    /// The number of zero bytes at the end of an archive.
    static let end = 2 * block

    /// ASCII, at most 100 characters.
    let name: String
    let size: Int64
    /// Seconds since 1970.
    let modified: Int64

    /// The number of zero bytes that follow a file of this size.
    var padding: Int { Int((Int64(Self.block) - size % Int64(Self.block)) % Int64(Self.block)) }

    private enum Field {
        static let name = 0..<100
        static let mode = 100..<108
        static let owner = 108..<116
        static let group = 116..<124
        static let size = 124..<136
        static let modified = 136..<148
        static let checksum = 148..<156
        static let kind = 156
        static let magic = 257..<265
    }

    /// The largest size that fits into eleven octal digits.
    private static let largestOctal: Int64 = (1 << 33) - 1
    /// Magic and version, both as POSIX defines them.
    private static let magic = Array("ustar\u{0}00".utf8)

    var bytes: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Self.block)
        bytes.replaceSubrange(Field.name.prefix(name.utf8.count), with: name.utf8)
        Self.put(0o600, into: Field.mode, of: &bytes)
        Self.put(0, into: Field.owner, of: &bytes)
        Self.put(0, into: Field.group, of: &bytes)
        Self.put(size, into: Field.size, of: &bytes)
        Self.put(modified, into: Field.modified, of: &bytes)
        bytes[Field.kind] = UInt8(ascii: "0")
        bytes.replaceSubrange(Field.magic, with: Self.magic)
        let digits = Self.octal(Self.checksum(bytes), width: 6)
        bytes.replaceSubrange(Field.checksum, with: digits + [0, UInt8(ascii: " ")])
        return bytes
    }

    /// Nil if the bytes are not the header of a regular file.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.block, Array(bytes[Field.magic]) == Self.magic,
            bytes[Field.kind] == UInt8(ascii: "0"),
            Self.number(bytes[Field.checksum]) == Self.checksum(bytes), let size = Self.number(bytes[Field.size]),
            let modified = Self.number(bytes[Field.modified])
        else { return nil }
        let name = bytes[Field.name].prefix { $0 != 0 }
        guard !name.isEmpty, name.allSatisfy({ (0x21..<0x7f).contains($0) }) else { return nil }
        self.init(name: String(decoding: name, as: UTF8.self), size: size, modified: modified)
        // Only the canonical form is accepted, so that nothing can hide in a header.
        guard self.bytes == bytes else { return nil }
    }

    init(name: String, size: Int64, modified: Int64) {
        self.name = name
        self.size = size
        self.modified = modified
    }

    /// The sum of all bytes, with the checksum field counted as blanks.
    private static func checksum(_ bytes: [UInt8]) -> Int64 {
        bytes.indices.reduce(0) { $0 + Int64(Field.checksum.contains($1) ? UInt8(ascii: " ") : bytes[$1]) }
    }

    private static func put(_ number: Int64, into field: Range<Int>, of bytes: inout [UInt8]) {
        guard number > largestOctal else {
            return bytes.replaceSubrange(field.dropLast(), with: octal(number, width: field.count - 1))
        }
        for (shift, index) in field.suffix(8).reversed().enumerated() {
            bytes[index] = UInt8(truncatingIfNeeded: number >> (8 * shift))
        }
        bytes[field.lowerBound] = 0x80
    }

    private static func octal(_ number: Int64, width: Int) -> [UInt8] {
        let digits = Array(String(number, radix: 8).utf8)
        return Array(repeating: UInt8(ascii: "0"), count: max(0, width - digits.count)) + digits
    }

    /// Nil if the field is not a non-negative number.
    private static func number(_ field: ArraySlice<UInt8>) -> Int64? {
        if field.first == 0x80 {
            let number = field.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int64(exactly: number)
        }
        let digits = field.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }
        return Int64(String(decoding: digits, as: UTF8.self), radix: 8).flatMap { $0 >= 0 ? $0 : nil }
    }
}
