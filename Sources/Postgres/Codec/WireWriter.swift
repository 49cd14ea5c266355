/// Collects the binary form of values. Integers are written in network byte order.
///
/// It is inlinable, as is the code that encodes arrays: a statement may have lists of hundreds of values.
public struct WireWriter: Sendable {
    @usableFromInline var bytes: [UInt8] = []

    @inlinable
    public mutating func write<Value: FixedWidthInteger>(_ value: Value) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    @inlinable
    public mutating func write(bytes more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// Writes a value preceded by its length (four bytes), or the length -1 for `null`, as in arrays and ranges.
    @inlinable
    public mutating func writeSized(_ value: some PostgresEncodable) throws {
        guard !value.isNull else { return write(Int32(-1)) }
        let start = bytes.count
        write(Int32(0))
        try value.encode(into: &self)
        guard let length = Int32(exactly: bytes.count - start - 4) else {
            throw WireError("a value of more than 2 GB")
        }
        bytes.withUnsafeMutableBytes { $0.storeBytes(of: length.bigEndian, toByteOffset: start, as: Int32.self) }
    }
}
