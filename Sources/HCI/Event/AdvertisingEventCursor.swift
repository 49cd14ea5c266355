/// Walks the reports of one HCI packet: an LE Advertising Report or an LE Extended Advertising Report event, H4 packet
/// type first. Reports that lie whole in the packet are given even when the event is damaged behind them. A data length
/// above the 31 bytes of a legacy PDU is taken as it is, as long as it fits.
///
/// The packet is handed in at each step, so that walking neither copies nor keeps it. The hot path is inlined into its
/// callers, which halves its time; faults are told apart out of line.
public struct AdvertisingEventCursor: Sendable {
    @usableFromInline let layout: AdvertisingReportLayout
    @usableFromInline let announced: Int
    /// Where the event ends by its own length, which may lie past the packet.
    @usableFromInline let declaredEnd: Int
    @usableFromInline var index = 0
    @usableFromInline var offset = HCIEventHeader.byteCount

    /// Why reports are missing or bytes are left over: nil while the walk goes on and after a sound event.
    public internal(set) var fault: AdvertisingEventFault?

    @inlinable @inline(__always)
    public init(_ packet: RawSpan) {
        do throws(AdvertisingEventFault) {
            let header = try HCIEventHeader(packet)
            (layout, announced, declaredEnd) = (header.layout, header.reportCount, header.declaredEnd)
        } catch {
            (layout, announced, declaredEnd) = (.legacy, 0, 0)
            refuse(error)
        }
    }

    /// The next report and where its data lies in the packet; nil after the last and at a fault.
    @inlinable @inline(__always)
    public mutating func next(in packet: RawSpan) -> (header: AdvertisingReportHeader, data: Range<Int>)? {
        guard index < announced, fault == nil else { return nil }
        let end = min(declaredEnd, packet.byteCount)
        guard let report = layout.read(packet, at: offset, before: end) else {
            fail(packet)
            return nil
        }
        index += 1
        offset = report.end
        if index == announced, offset != declaredEnd || offset != packet.byteCount { finish(packet) }
        return (report.header, report.data)
    }
}
