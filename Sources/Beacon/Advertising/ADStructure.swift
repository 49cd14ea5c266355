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
}
