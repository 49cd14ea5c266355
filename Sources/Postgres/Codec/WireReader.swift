/// Reads the binary form of one value. Integers are in network byte order.
///
/// It cannot be copied and therefore not be kept: the bytes belong to a result.
public struct WireReader: ~Copyable {
    private var bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The number of bytes not yet read.
    public var remaining: Int { bytes.count }

    public mutating func read<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws -> Value {
        let part = try take(MemoryLayout<Value>.size)
        return Value(bigEndian: part.loadUnaligned(as: Value.self))
    }

    public mutating func readBytes(_ count: Int) throws -> [UInt8] {
        Array(try take(count))
    }

    /// Returns all remaining bytes.
    public mutating func readBytes() throws -> [UInt8] {
        try readBytes(remaining)
    }

    /// Returns all remaining bytes as UTF-8 text.
    public mutating func readText() throws -> String {
        let part = try take(remaining)
        guard let text = String(validating: part, as: UTF8.self) else { throw WireError("text that is not UTF-8") }
        return text
    }

    /// Reads a value that is preceded by its length (four bytes; -1 is `null`), as in arrays and ranges.
    public mutating func readSized<Value: PostgresDecodable>(
        _ type: Value.Type = Value.self, as element: PostgresType
    ) throws -> Value {
        let length = Int(try read(Int32.self))
        guard length >= 0 else { return try Value.decodeNull() }
        return try Value.decodeWhole(try take(length), type: element)
    }

    private mutating func take(_ count: Int) throws -> UnsafeRawBufferPointer {
        guard count >= 0, count <= bytes.count else { throw WireError("\(bytes.count) bytes left of \(count) needed") }
        let part = UnsafeRawBufferPointer(rebasing: bytes[..<count])
        bytes = UnsafeRawBufferPointer(rebasing: bytes[count...])
        return part
    }
}

extension PostgresDecodable {
    static func decodeWhole(_ bytes: UnsafeRawBufferPointer, type: PostgresType) throws -> Self {
        var reader = WireReader(bytes)
        let value = try decode(&reader, type: type)
        guard reader.remaining == 0 else { throw WireError("\(reader.remaining) bytes after the value") }
        return value
    }
}
