/// A length byte that names more bytes than the packet holds.
public struct ADFault: Hashable, Sendable {
    /// Where the length byte stands in the packet.
    public let offset: Int
    /// The bytes it names: type and data.
    public let declared: Int
    /// The bytes that follow it.
    public let present: Int

    @inlinable
    public init(offset: Int, declared: Int, present: Int) {
        self.offset = offset
        self.declared = declared
        self.present = present
    }

    /// What is wrong with bytes that do not start with a structure; nil at their end and at a zero length.
    @usableFromInline
    init?(startOf bytes: RawSpan, at offset: Int) {
        guard !bytes.isEmpty, bytes.byte(at: 0) > 0 else { return nil }
        self.init(offset: offset, declared: Int(bytes.byte(at: 0)), present: bytes.byteCount - 1)
    }
}
