import Beacon
import Foundation

/// What was recorded, one advertisement after another.
protocol Recording {
    /// Sessions one after another, each in the order of time.
    mutating func next() throws -> RecordedFrame?
}

/// One advertisement of a recording.
struct RecordedFrame: Equatable {
    let session: String
    /// Seconds from the start of the session.
    let time: Double
    let receiver: String
    let beacon: BeaconIdentity
    let address: DeviceAddress?
    /// dBm.
    let rssi: Int?

    func heard(at date: Date) -> HeardFrame {
        HeardFrame(beacon: beacon, address: address, rssi: rssi, heardAt: date)
    }
}

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

/// Turns the stamps of a capture into seconds from its start that never go back.
///
/// A step back, or one of more than a day, is a clock that was set while it recorded, and counts as none.
struct CaptureClock {
    static let longestStep = 86_400.0

    private var last: Int64?
    private var seconds = 0.0

    mutating func seconds(at unixMicroseconds: Int64) -> Double {
        if let last {
            let step = (Double(unixMicroseconds) - Double(last)) / 1_000_000
            if (0...Self.longestStep).contains(step) { seconds += step }
        }
        last = unixMicroseconds
        return seconds
    }
}
