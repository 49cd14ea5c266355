import Beacon
import Foundation
import HCI
import OperatorErrors

/// A capture, read as a stream: the iBeacons among all reports of one scanner's controller.
final class Capture: Recording {
    /// The only scanner of a capture.
    static let receiver = "node"

    private(set) var tally = Tally()
    /// The number of reports of each adapter, if the file distinguishes adapters.
    private(set) var reporters: [UInt16: Int] = [:]
    /// Why the file ended early; everything before that is played.
    private(set) var shortEnd: Btsnoop.Failure?

    private let session: String
    private let adapter: UInt16?
    private var file: CaptureFile
    private var clock = Clock()
    private var joiner = AdvertisingReport.Joiner()
    private var waiting: ArraySlice<RecordedFrame> = []
    private var hasEnded = false

    /// - Parameter adapter: the adapter whose packets are played; nil for all.
    /// - Throws: `Btsnoop.Failure`; `TableError` if the file cannot be read.
    init(path: String, adapter: UInt16? = nil) throws {
        session = path.split(separator: "/").last.map(String.init) ?? path
        self.adapter = adapter
        file = try CaptureFile(path: path)
    }

    func next() throws -> RecordedFrame? {
        while waiting.isEmpty {
            guard let record = try nextRecord() else {
                guard !hasEnded else { return nil }
                hasEnded = true
                joiner.clear()
                takeUnfinished()
                continue
            }
            take(record)
        }
        return waiting.popFirst()
    }

    private func nextRecord() throws -> Btsnoop.Record? {
        guard shortEnd == nil else { return nil }
        do {
            return try file.next()
        } catch let error as Btsnoop.Failure where error.code == .truncated || error.code == .damaged {
            shortEnd = error
            return nil
        }
    }

    private func take(_ record: Btsnoop.Record) {
        let event = AdvertisingEvent(packet: record.packet)
        if let reporter = record.adapter, !event.reports.isEmpty {
            reporters[reporter, default: 0] += event.reports.count
        }
        guard adapter == nil || record.adapter == nil || record.adapter == adapter else { return }
        tally.records += 1
        guard !record.packet.isEmpty else { return }
        let time = clock.seconds(at: record.unixMicroseconds)
        tally.note(event, record)
        for report in event.reports {
            let whole = joiner.take(report, at: Date(timeIntervalSince1970: time))
            takeUnfinished()
            if let whole { take(whole, at: time) }
        }
    }

    /// An advertisement without its end is played as far as it goes, as with live radio.
    private func takeUnfinished() {
        for (report, time) in joiner.takeUnfinished() { take(report, at: time?.timeIntervalSince1970 ?? 0) }
        tally.unfinished = joiner.cutShort
    }

    private func take(_ report: AdvertisingReport, at time: Double) {
        guard let frame = report.iBeacon else { return }
        tally.iBeacons += 1
        if !frame.isPlausible { tally.implausible += 1 }
        waiting.append(
            RecordedFrame(
                session: session, time: max(time, lastTime), receiver: Self.receiver, beacon: frame.identity,
                address: report.address, rssi: report.rssi.map(Int.init)))
        lastTime = max(time, lastTime)
    }

    /// Frames are in the order of time, including one whose end never arrived.
    private var lastTime = 0.0
}

extension Capture {
    /// Reads the whole capture once.
    /// - Throws: `Btsnoop.Failure` if nothing of it can be read, `NodeError` if it contains no iBeacon.
    static func outline(path: String, adapter: UInt16? = nil) throws -> RecordingOutline {
        let capture = try Capture(path: path, adapter: adapter)
        var outline = RecordingOutline()
        while let frame = try capture.next() {
            outline.add(frame)
        }
        try capture.checkAdapter(path: path)
        guard capture.tally.iBeacons > 0 else {
            if let shortEnd = capture.shortEnd { throw shortEnd }
            throw NodeError(
                .recording, "\(path) contains \(capture.tally.reports) advertising reports, but none of an iBeacon",
                hint: capture.tally.cutShort > 0
                    ? "\(capture.tally.cutShort) of its events are incomplete: record it again with whole packets."
                    : "Replay another capture.")
        }
        outline.counts = capture.tally.counts
        outline.warning = capture.shortEnd?.description
        return outline
    }
}

extension Capture {
    /// A capture belongs to one scanner: if it has several adapters, one must be chosen.
    private func checkAdapter(path: String) throws {
        let found = reporters.sorted { $0.key < $1.key }.map { "hci\($0.key) (\($0.value))" }.joined(separator: ", ")
        if let adapter, !reporters.isEmpty, reporters[adapter] == nil {
            throw NodeError(
                .recording, "\(path) contains no advertising report of hci\(adapter), only of \(found)",
                hint: "Name one of those with --adapter.")
        }
        guard adapter == nil, reporters.count > 1 else { return }
        throw NodeError(
            .recording, "\(path) contains advertising reports of several adapters: \(found)",
            hint: "Name the one to replay with --adapter, such as --adapter hci\(reporters.keys.min() ?? 0).")
    }
}

extension Capture {
    /// Counts of what a capture contained.
    struct Tally: Equatable {
        var records = 0
        /// Advertising reports in them.
        var reports = 0
        var iBeacons = 0
        /// Events whose lengths disagree with their bytes; complete reports in them still count.
        var malformed = 0
        /// Events that were not recorded completely.
        var cutShort = 0
        /// Extended advertisements whose last fragments never arrived.
        var unfinished = 0
        /// iBeacons whose measured power is impossible.
        var implausible = 0

        mutating func note(_ event: AdvertisingEvent, _ record: Btsnoop.Record) {
            reports += event.reports.count
            let isCutShort = record.missingByteCount > 0 && record.packet.first == H4PacketType.event
            if isCutShort { cutShort += 1 } else if event.fault?.isMalformed == true { malformed += 1 }
        }

        var counts: [SummaryCount] {
            [
                SummaryCount(key: "records", label: "records", value: records),
                SummaryCount(key: "reports", label: "advertising reports", value: reports),
                SummaryCount(key: "malformed", label: "malformed events", value: malformed),
                SummaryCount(key: "cut_short", label: "incomplete events", value: cutShort),
                SummaryCount(key: "unfinished", label: "incomplete advertisements", value: unfinished),
                SummaryCount(key: "ibeacons", label: "iBeacons", value: iBeacons),
                SummaryCount(key: "implausible", label: "iBeacons with an implausible power", value: implausible),
            ]
        }
    }

    /// Converts the timestamps of a capture into seconds from its start that never decrease.
    ///
    /// A step back, or one of more than a day, is due to a clock that was set during the recording, and counts as zero.
    struct Clock {
        static let maxStep = 86_400.0

        private var last: Int64?
        private var seconds = 0.0

        mutating func seconds(at unixMicroseconds: Int64) -> Double {
            if let last {
                let step = (Double(unixMicroseconds) - Double(last)) / 1_000_000
                if (0...Self.maxStep).contains(step) { seconds += step }
            }
            last = unixMicroseconds
            return seconds
        }
    }
}
