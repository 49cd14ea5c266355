extension [UInt8] {
    /// Appends an integer, most significant byte first.
    @inlinable
    public mutating func append(bigEndian value: some FixedWidthInteger) {
        for shift in stride(from: value.bitWidth - 8, through: 0, by: -8) {
            append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}

extension RawSpan {
    /// The byte at `offset`, which must be inside the span.
    @inlinable @inline(__always)
    public func byte(at offset: Int) -> UInt8 {
        unsafeLoad(fromByteOffset: offset, as: UInt8.self)
    }

    /// An unaligned integer, most significant byte first; it must lie inside the span.
    @inlinable @inline(__always)
    public func bigEndian<Value: FixedWidthInteger & BitwiseCopyable>(at offset: Int, as type: Value.Type) -> Value {
        Value(bigEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: type))
    }

    /// An unaligned integer, least significant byte first; it must lie inside the span.
    @inlinable @inline(__always)
    public func littleEndian<Value: FixedWidthInteger & BitwiseCopyable>(at offset: Int, as type: Value.Type) -> Value {
        Value(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: type))
    }
}
