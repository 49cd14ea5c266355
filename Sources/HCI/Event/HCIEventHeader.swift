public import Beacon

/// The five bytes before the reports: H4 packet type, event code, parameter length, subevent, Num_Reports.
@usableFromInline
struct HCIEventHeader {
    @inlinable static var parametersOffset: Int { 3 }
    @inlinable static var byteCount: Int { 5 }

    @usableFromInline let layout: AdvertisingReportLayout
    @usableFromInline let reportCount: Int
    /// Where the event ends by its parameter length, which may lie past the packet.
    @usableFromInline let declaredEnd: Int

    /// Nil where no report can follow; `AdvertisingEventFault(header:)` tells why.
    @inlinable @inline(__always)
    init?(_ packet: RawSpan) {
        guard packet.byteCount >= Self.byteCount,
            packet.littleEndian(at: 0, as: UInt16.self) == HCIEventCode.leMetaPacket,
            let layout = AdvertisingReportLayout(subevent: packet.byte(at: 3))
        else { return nil }
        self.layout = layout
        declaredEnd = Self.parametersOffset + Int(packet.byte(at: 2))
        reportCount = Int(packet.byte(at: 4))
        guard declaredEnd >= Self.byteCount, reportCount > 0 else { return nil }
    }
}
