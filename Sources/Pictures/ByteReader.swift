/// Reads bytes in sequence. Reading past the end throws `broken`.
struct ByteReader {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var remaining: Int { bytes.count - position }
    var isAtEnd: Bool { remaining == 0 }

    mutating func take(_ count: Int) throws(Picture.Fault) -> ArraySlice<UInt8> {
        guard count >= 0, count <= remaining else { throw .broken }
        defer { position += count }
        return bytes[position..<position + count]
    }

    mutating func byte() throws(Picture.Fault) -> UInt8 {
        guard remaining > 0 else { throw .broken }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads an unsigned number, the most significant byte first.
    mutating func bigEndian(_ count: Int) throws(Picture.Fault) -> Int {
        try take(count).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads an unsigned number, the least significant byte first.
    mutating func littleEndian(_ count: Int) throws(Picture.Fault) -> Int {
        try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Advances to the next byte of the given value, or throws if there is none.
    mutating func skip(to value: UInt8) throws(Picture.Fault) {
        guard let found = bytes[position...].firstIndex(of: value) else { throw .broken }
        position = found
    }

    /// Returns a reader of the same bytes at an earlier position.
    func back(to place: Int) -> ByteReader {
        var reader = self
        reader.position = min(max(0, place), position)
        return reader
    }
}
