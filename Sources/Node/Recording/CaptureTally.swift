/// What a capture held.
struct CaptureTally: Equatable {
    var records = 0
    /// Advertising reports in them.
    var reports = 0
    var iBeacons = 0
    /// Events whose lengths disagree with their bytes; the reports that lie whole in them count all the same.
    var malformed = 0

    var counts: [SummaryCount] {
        [
            SummaryCount(key: "records", label: "records", value: records),
            SummaryCount(key: "reports", label: "advertising reports", value: reports),
            SummaryCount(key: "malformed", label: "malformed events", value: malformed),
            SummaryCount(key: "ibeacons", label: "iBeacons", value: iBeacons),
        ]
    }
}
