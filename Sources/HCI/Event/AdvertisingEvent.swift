public import Beacon

/// The reports of one HCI packet, as values that can be kept.
public struct AdvertisingEvent: Hashable, Sendable {
    public let reports: [AdvertisingReport]
    /// Why reports are missing or bytes are left over; nil for a valid event.
    public let fault: Fault?

    /// Reads a whole HCI packet, H4 packet type first. Any bytes give a value: a packet that is not an advertising
    /// event has no reports and a corresponding fault.
    public init(packet: [UInt8]) {
        let bytes = packet.span.bytes
        var cursor = Cursor(bytes)
        var reports: [AdvertisingReport] = []
        while let report = cursor.next(in: bytes) {
            reports.append(AdvertisingReport(header: report.header, data: Array(packet[report.data])))
        }
        self.reports = reports
        fault = cursor.fault
    }
}

extension AdvertisingEvent {
    /// Iterates over the reports of one HCI packet: an LE Advertising Report or an LE Extended Advertising Report
    /// event, H4 packet type first. Reports that are complete in the packet are returned even if the event is damaged
    /// after them. A data length above the 31 bytes of a legacy PDU is accepted if the data fits.
    ///
    /// The packet is passed at each step, so that iteration neither copies nor retains it. The hot path is inlined into
    /// its callers and calls nothing that would need the cursor's address, so that its fields stay in registers.
    public struct Cursor: Sendable {
        @usableFromInline let layout: AdvertisingReport.Layout
        /// The number of reports still to be read; 0 after a fault.
        @usableFromInline var remaining: Int
        @usableFromInline let announced: Int
        /// The end of the event by its own length, which may lie past the packet.
        @usableFromInline let declaredEnd: Int
        @usableFromInline var offset = Header.byteCount
        @usableFromInline var found: Fault?

        /// Why reports are missing or bytes are left over; nil during the iteration and after a valid event.
        @inlinable public var fault: Fault? { found }

        @inlinable @inline(__always)
        public init(_ packet: RawSpan) {
            if let header = Header(packet) {
                (layout, announced, declaredEnd) = (header.layout, header.reportCount, header.declaredEnd)
                remaining = announced
                found = nil
            } else {
                (layout, announced, declaredEnd, remaining) = (.legacy, 0, 0, 0)
                found = Fault(header: packet)
            }
        }

        /// Returns the next report and the range of its data in the packet; nil after the last and at a fault.
        @inlinable @inline(__always)
        public mutating func next(in packet: RawSpan) -> (header: AdvertisingReport.Header, data: Range<Int>)? {
            guard remaining > 0 else { return nil }
            let packetEnd = packet.byteCount
            let start = offset
            let end = min(declaredEnd, packetEnd)
            guard start <= end, let report = layout.read(packet.extracting(start..<end)) else {
                found = Fault(
                    report: announced - remaining, packetEnd: packetEnd, declaredEnd: declaredEnd)
                remaining = 0
                return nil
            }
            remaining &-= 1
            offset = start + report.end
            if remaining == 0, offset != declaredEnd || offset != packetEnd {
                found = Fault(leftOverAt: offset, packetEnd: packetEnd, declaredEnd: declaredEnd)
            }
            return (report.header, start + report.data.lowerBound..<start + report.data.upperBound)
        }
    }

    /// The five bytes before the reports: H4 packet type, event code, parameter length, subevent, Num_Reports.
    @usableFromInline
    struct Header {
        @inlinable static var parametersOffset: Int { 3 }
        @inlinable static var byteCount: Int { 5 }

        @usableFromInline let layout: AdvertisingReport.Layout
        @usableFromInline let reportCount: Int
        /// The end of the event by its parameter length, which may lie past the packet.
        @usableFromInline let declaredEnd: Int

        /// Returns nil if no report can follow; `AdvertisingEvent.Fault(header:)` gives the reason.
        @inlinable @inline(__always)
        init?(_ packet: RawSpan) {
            guard packet.byteCount >= Self.byteCount,
                packet.littleEndian(at: 0, as: UInt16.self) == HCIEventCode.leMetaPacket,
                let layout = AdvertisingReport.Layout(subevent: packet.byte(at: 3))
            else { return nil }
            self.layout = layout
            declaredEnd = Self.parametersOffset + Int(packet.byte(at: 2))
            reportCount = Int(packet.byte(at: 4))
            guard declaredEnd >= Self.byteCount, reportCount > 0 else { return nil }
        }
    }
}
