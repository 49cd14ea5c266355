public import Beacon

/// The five bytes before the reports: H4 packet type, event code, parameter length, subevent, Num_Reports.
@usableFromInline
struct HCIEventHeader {
    @inlinable static var parametersOffset: Int { 3 }
    @inlinable static var byteCount: Int { 5 }

    @usableFromInline let layout: AdvertisingReportLayout
    @usableFromInline let reportCount: Int
    /// Where the event ends by its parameter length.
    @usableFromInline let declaredEnd: Int

    @inlinable @inline(__always)
    init(_ packet: RawSpan) throws(AdvertisingEventFault) {
        let count = packet.byteCount
        guard count > 0 else { throw .emptyPacket }
        guard packet.byte(at: 0) == H4PacketType.event else { throw .notAnEvent(packetType: packet.byte(at: 0)) }
        guard count >= Self.parametersOffset else { throw .headerCutShort(byteCount: count) }
        guard packet.byte(at: 1) == HCIEventCode.leMeta else { throw .otherEvent(code: packet.byte(at: 1)) }
        declaredEnd = Self.parametersOffset + Int(packet.byte(at: 2))
        let present = min(count, declaredEnd)
        guard present > 3 else { throw .headerCutShort(byteCount: present) }
        guard let layout = AdvertisingReportLayout(subevent: packet.byte(at: 3)) else {
            throw .otherLEEvent(subevent: packet.byte(at: 3))
        }
        guard present >= Self.byteCount else { throw .headerCutShort(byteCount: present) }
        self.layout = layout
        reportCount = Int(packet.byte(at: 4))
        guard reportCount > 0 else { throw .noReports }
    }
}
