import Foundation
import Wire

enum ScannerListing: Listing {
    static let words = ListingWords(singular: "scanner", plural: "scanners", creation: "node-101 --room 101")

    static let columns: [Column<ScannerRecord>] = [
        Column("ID") { String($0.scannerID) },
        Column("SCANNER") { $0.scannerName },
        Column("ROOM") { $0.roomNumber },
        Column("STATE") { $0.state.rawValue },
        Column("LAST SEEN") { $1.text($0.lastSeenAt) ?? "" },
        Column("WAITING") { $0.spoolDepth.map(String.init) ?? "" },
        Column("ADAPTER") { $0.adapter?.name ?? "" },
        Column("RADIO") { $0.radio?.state.rawValue ?? $0.adapter?.state ?? "" },
        Column("REPORTS/S") { $0.radio.map { String(format: "%.1f", $0.reportsPerSecond) } ?? "" },
        Column("LAST REPORT") { $1.age(of: $0.radio?.lastReportAt) ?? "" },
        Column("RESTARTS") { $0.radio.map { String($0.restarts) } ?? "" },
        Column("RESETS") { $0.radio.map { String($0.resets) } ?? "" },
        Column("DROPPED") { $0.radio.map { String($0.droppedReports) } ?? "" },
        Column("ERROR") { $0.radio?.error ?? "" },
        Column("RETIRED") { $1.text($0.retiredAt) ?? "" },
    ]

    static func query(search: String?, page: Int?, pageSize: Int?) -> GetScanners {
        GetScanners(search: search, page: page, pageSize: pageSize)
    }

    static func rows(of reply: GetScanners.Reply) -> (rows: [ScannerRecord], total: Int) {
        (reply.scanners, reply.total)
    }

    static func id(of row: ScannerRecord) -> Int64 { row.scannerID }

    static func name(of row: ScannerRecord) -> String? { row.retiredAt == nil ? row.scannerName : nil }
}
