/// One AD structure of an advertising or scan response packet (Core Specification, Vol 3 Part C, section 11).
public struct ADStructure: Hashable, Sendable {
    public let type: ADType
    /// Where its data lies in the packet: the bytes after the type.
    public let data: Range<Int>

    @inlinable
    public init(type: ADType, data: Range<Int>) {
        self.type = type
        self.data = data
    }

    /// The structure at the start of `bytes`; nil at their end, at a zero length and where the length runs past them.
    @inlinable @inline(__always)
    public init?(startOf bytes: RawSpan) {
        guard bytes.byteCount > 1 else { return nil }
        let length = Int(bytes.byte(at: 0))
        guard length > 0, length < bytes.byteCount else { return nil }
        self.init(type: ADType(rawValue: bytes.byte(at: 1)), data: 2..<length + 1)
    }
}
