import Beacon
import HCI

/// A btsnoop file, read as a stream: the iBeacons among all that one scanner's controller reported.
final class Capture: Recording {
    /// The one scanner of a capture.
    static let receiver = "node"
    static let magic = Array("btsnoop\0".utf8)

    private(set) var tally = Tally()
    /// Why the file ended early; what was whole before is played.
    private(set) var shortEnd: Btsnoop.Failure?

    private let session: String
    private var reader: Btsnoop.Reader
    private var clock = Clock()
    private var waiting: ArraySlice<RecordedFrame> = []

    /// - Throws: `Btsnoop.Failure`.
    init(path: String) throws {
        session = path.split(separator: "/").last.map(String.init) ?? path
        reader = try Btsnoop.Reader(path: path)
    }

    func next() throws -> RecordedFrame? {
        while waiting.isEmpty {
            guard let record = try nextRecord() else { return nil }
            take(record)
        }
        return waiting.popFirst()
    }

    private func nextRecord() throws -> Btsnoop.Record? {
        do {
            return try reader.next()
        } catch  where error.code == .truncated {
            shortEnd = error
            return nil
        }
    }

    private func take(_ record: Btsnoop.Record) {
        let time = clock.seconds(at: record.unixMicroseconds)
        let event = AdvertisingEvent(packet: record.packet)
        tally.records += 1
        tally.reports += event.reports.count
        if event.fault?.isMalformed == true { tally.malformed += 1 }
        waiting = event.reports.compactMap { frame($0, at: time) }[...]
        tally.iBeacons += waiting.count
    }

    private func frame(_ report: AdvertisingReport, at time: Double) -> RecordedFrame? {
        report.iBeacon.map {
            RecordedFrame(
                session: session, time: time, receiver: Self.receiver, beacon: $0.identity, address: report.address,
                rssi: report.rssi.map(Int.init))
        }
    }
}

extension Capture {
    /// Reads the whole capture once.
    /// - Throws: `Btsnoop.Failure` where it is damaged, `NodeError` where it holds no iBeacon.
    static func outline(path: String) throws -> RecordingOutline {
        let capture = try Capture(path: path)
        var outline = RecordingOutline()
        while let frame = try capture.next() {
            outline.add(frame)
        }
        guard capture.tally.iBeacons > 0 else {
            throw NodeError(
                "\(path) holds \(capture.tally.reports) advertising reports and no iBeacon among them",
                hint: "There is nothing to replay.")
        }
        outline.counts = capture.tally.counts
        outline.warning = capture.shortEnd?.description
        return outline
    }
}

extension Capture {
    /// What a capture held.
    struct Tally: Equatable {
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
    struct Clock {
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
}
