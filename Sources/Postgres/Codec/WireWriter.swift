/// Collects the binary form of values. Integers are written in network byte order.
public struct WireWriter: Sendable {
    var bytes: [UInt8] = []

    public mutating func write<Value: FixedWidthInteger>(_ value: Value) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    public mutating func write(bytes more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// Writes a value with its length (four bytes) before it, or the length -1 for `null`, as arrays and ranges hold
    /// them.
    public mutating func writeSized(_ value: some PostgresEncodable) throws {
        guard !value.isNull else { return write(Int32(-1)) }
        let start = bytes.count
        write(Int32(0))
        try value.encode(into: &self)
        guard let length = Int32(exactly: bytes.count - start - 4) else {
            throw WireError("a value of more than 2 GB")
        }
        withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(start..<start + 4, with: $0) }
    }
}
