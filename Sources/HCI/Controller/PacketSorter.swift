import Beacon

/// Sorts what a controller sends into reports and other events, and counts. A bad packet is counted and passed over.
struct PacketSorter {
    /// Commands that begin or end a scan: what was unfinished before has no end.
    private static let renewing: Set<HCIOpcode> = [.reset, .leSetScanEnable, .leSetExtendedScanEnable]

    private(set) var counts = ControllerCounts()
    private var joiner = ReportJoiner()
    private(set) var heard: [HeardReport] = []
    /// The bytes of the events that are not reports.
    private(set) var others: [[UInt8]] = []

    /// Sorts one batch in place of the last.
    mutating func sort(_ batch: borrowing PacketBatch) {
        heard = []
        others = []
        counts.packets += UInt64(batch.packets.count)
        for packet in batch.packets { take(packet, from: batch.buffer) }
        counts.reports += UInt64(heard.count)
        counts.droppedFragments = UInt64(joiner.dropped)
        if let last = heard.last { counts.lastReportAt = last.time }
    }

    mutating func count(droppedReports: Int) {
        counts.droppedReports += UInt64(droppedReports)
    }

    mutating func countMalformed() {
        counts.malformed += 1
    }

    private mutating func take(_ packet: PacketBatch.Packet, from buffer: [UInt8]) {
        let bytes = buffer.span.bytes.extracting(packet.range)
        var cursor = AdvertisingEventCursor(bytes)
        while let (header, data) = cursor.next(in: bytes) {
            let start = packet.range.lowerBound
            let data = Array(buffer[start + data.lowerBound..<start + data.upperBound])
            guard let whole = joiner.take(AdvertisingReport(header: header, data: data), at: packet.time)
            else { continue }
            heard.append(HeardReport(report: whole, time: packet.time))
        }
        switch cursor.fault {
        case .notAnEvent: break
        case .otherEvent: keep(Array(buffer[packet.range]))
        case let fault: if packet.isCutShort || fault?.isMalformed == true { counts.malformed += 1 }
        }
    }

    private mutating func keep(_ event: [UInt8]) {
        others.append(event)
        guard case .commandComplete(let opcode, let parameters) = HCIEvent(packet: event) else { return }
        if Self.renewing.contains(opcode), ReturnParameters(parameters).status == .success { joiner.clear() }
    }
}
