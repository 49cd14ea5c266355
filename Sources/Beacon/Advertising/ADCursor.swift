/// Walks the AD structures of one packet: each is a length byte, a type and data. A length of zero ends the packet
/// early, as the Core Specification says (Vol 3 Part C, section 11); what follows it is padding.
///
/// The packet is handed in at each step, so that walking neither copies nor keeps it.
public struct ADCursor: Sendable {
    @usableFromInline var offset = 0
    @usableFromInline var found: ADFault?

    /// Set once a length runs past the packet; the walk has then ended.
    @inlinable public var fault: ADFault? { found }

    @inlinable @inline(__always)
    public init() {}

    /// The next structure, nil at the end of the packet, at a zero length and at a fault.
    @inlinable @inline(__always)
    public mutating func next(in packet: RawSpan) -> ADStructure? {
        let bytes = packet.extracting(droppingFirst: offset)
        guard found == nil, let structure = ADStructure(startOf: bytes) else {
            found = found ?? ADFault(startOf: bytes, at: offset)
            return nil
        }
        let start = offset
        offset += structure.data.upperBound
        return ADStructure(type: structure.type, data: start + structure.data.lowerBound..<offset)
    }
}
