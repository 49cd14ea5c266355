/// The reports of one HCI packet, as values to keep.
public struct AdvertisingEvent: Hashable, Sendable {
    public let reports: [AdvertisingReport]
    /// Why reports are missing or bytes are left over; nil for a sound event.
    public let fault: AdvertisingEventFault?

    /// Reads a whole HCI packet, H4 packet type first. Any bytes give a value: what is not an advertising event has no
    /// reports and a fault that says so.
    public init(packet: [UInt8]) {
        let bytes = packet.span.bytes
        var cursor = AdvertisingEventCursor(bytes)
        var reports: [AdvertisingReport] = []
        while let report = cursor.next(in: bytes) {
            reports.append(AdvertisingReport(header: report.header, data: Array(packet[report.data])))
        }
        self.reports = reports
        fault = cursor.fault
    }
}
