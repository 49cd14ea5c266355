/// Walks the AD structures of one packet: each is a length byte, a type and data. A length of zero ends the packet
/// early, as the Core Specification says (Vol 3 Part C, section 11); what follows it is padding.
///
/// The packet is handed in at each step, so that walking neither copies nor keeps it.
public struct ADCursor: Sendable {
    @usableFromInline var offset = 0

    /// Set once a length runs past the packet; the walk has then ended.
    public private(set) var fault: ADFault?

    @inlinable @inline(__always)
    public init() {}

    /// The next structure, nil at the end of the packet, at a zero length and at a fault.
    @inlinable @inline(__always)
    public mutating func next(in packet: RawSpan) -> ADStructure? {
        guard offset < packet.byteCount, fault == nil else { return nil }
        let length = Int(packet.byte(at: offset))
        guard length > 0 else { return nil }
        let start = offset + 1
        guard length <= packet.byteCount - start else {
            fail(declared: length, present: packet.byteCount - start)
            return nil
        }
        offset = start + length
        return ADStructure(type: ADType(rawValue: packet.byte(at: start)), data: start + 1..<offset)
    }

    @usableFromInline
    mutating func fail(declared: Int, present: Int) {
        fault = ADFault(offset: offset, declared: declared, present: present)
    }
}
