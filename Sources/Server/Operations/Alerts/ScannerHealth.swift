import Foundation
import Phrases
import Vocabulary
import Wire

/// The health of a scanner node, from a heartbeat. A value that it does not report is nil and counts as healthy.
struct ScannerHealth: Equatable, Sendable {
    let scanner: Int64
    /// When the heartbeat arrived, by the server's clock.
    let at: Date
    var radio: RadioRecord?
    var spool: SpoolRecord?
    /// How far the node's clock is ahead of the server's, in seconds; negative if it is behind.
    var clockAhead: Double?
}

extension ScannerHealth {
    /// - Parameters:
    ///   - receivedAt: by the server's clock.
    ///   - lead: how far the server's clock is ahead of the wall clock, in seconds. A node may follow either; it
    ///     follows the server's clock when it replays a recording.
    init(_ heartbeat: Heartbeat, of scanner: Int64, receivedAt: Date, lead: TimeInterval) {
        let ahead = heartbeat.sentAt.map { $0.timeIntervalSince(receivedAt) }
        self.init(
            scanner: scanner, at: receivedAt, radio: heartbeat.radio, spool: heartbeat.spool,
            clockAhead: ahead.map { abs($0) < abs($0 + lead) ? $0 : $0 + lead })
    }
}

extension ScannerHealth {
    /// Derives from the heartbeats of all scanners which causes of alerts are present and which are gone. For each
    /// scanner it keeps what can only be derived from two successive heartbeats.
    struct Watch: Sendable {
        private struct Memory {
            var dropped: Int?
            var clockOffSince: Date?
            /// Since when there has been no sign that the radio works; nil while there is one.
            var unprovedSince: Date?
            var lastReportAt: Date?
        }

        /// How long a clock must be off before it is reported, in seconds.
        private static let clockTimeout = 300.0

        private var memories: [Int64: Memory] = [:]

        mutating func signals(on health: ScannerHealth, _ rules: AlertRules) -> [AlertSignal] {
            [
                radio(health, rules.threshold(.radioFailed)), disk(health, rules.threshold(.nodeDisk)),
                dropping(health), setAside(health),
                clock(health, rules.threshold(.clockOff)),
            ].compactMap(\.self)
        }

        /// A radio that recovers forever is as deaf as one that has failed, and so is one that restarts its scan again
        /// and again: it must hear something, or respond in a silent room.
        private mutating func radio(_ health: ScannerHealth, _ limit: Double) -> AlertSignal? {
            guard let radio = health.radio, !isProved(radio, health.scanner) else {
                memories[health.scanner]?.unprovedSince = nil
                return health.cleared(.radioFailed)
            }
            guard radio.state != .failed else {
                // After the failure is fixed, the radio gets the full time limit again.
                memories[health.scanner]?.unprovedSince = nil
                return trouble(health, radio, lasting: 0)
            }
            let since = memories[health.scanner]?.unprovedSince ?? health.at
            memories[health.scanner, default: Memory()].unprovedSince = since
            let seconds = health.at.timeIntervalSince(since)
            guard seconds < limit else { return trouble(health, radio, lasting: seconds) }
            return radio.state == .scanning ? health.cleared(.radioFailed) : nil
        }

        private func trouble(_ health: ScannerHealth, _ radio: RadioRecord, lasting seconds: Double) -> AlertSignal {
            let trouble = RadioFault(radio, lasting: seconds)
            return health.raised(.radioFailed, trouble.text, trouble.hint)
        }

        private mutating func isProved(_ radio: RadioRecord, _ scanner: Int64) -> Bool {
            let before = memories[scanner]?.lastReportAt
            memories[scanner, default: Memory()].lastReportAt = radio.lastReportAt
            return radio.state == .quiet || radio.state == .scanning && radio.lastReportAt != before
        }

        private func disk(_ health: ScannerHealth, _ minimum: Double) -> AlertSignal? {
            let free = health.spool?.freeDisk.map { Double($0) / 1_048_576 }
            if let error = health.spool?.error {
                return health.raised(
                    .nodeDisk, .nodeDiskTakesNothing(error), .hintMakeSpoolDiskWritable)
            }
            guard let free, free < minimum else { return health.cleared(.nodeDisk) }
            return health.raised(
                .nodeDisk, .nodeDiskLow(Int(free)), .hintFreeSpoolDisk)
        }

        private mutating func dropping(_ health: ScannerHealth) -> AlertSignal? {
            guard let dropped = health.spool?.dropped else { return nil }
            let before = memories[health.scanner]?.dropped
            memories[health.scanner, default: Memory()].dropped = dropped
            // Batches dropped before this server's first heartbeat from the node are not reported.
            guard let before, dropped > before else { return health.cleared(.spoolDropping) }
            return health.raised(
                .spoolDropping, .spoolDroppedBatches(dropped - before), .hintCheckNodeConnection)
        }

        private func setAside(_ health: ScannerHealth) -> AlertSignal? {
            guard let count = health.spool?.setAside, count > 0 else { return health.cleared(.batchSetAside) }
            return health.raised(
                .batchSetAside, .batchesSetAside(count), .hintReadNodeLog)
        }

        private mutating func clock(_ health: ScannerHealth, _ limit: Double) -> AlertSignal? {
            guard let ahead = health.clockAhead else { return nil }
            guard abs(ahead) >= limit else {
                memories[health.scanner]?.clockOffSince = nil
                return health.cleared(.clockOff)
            }
            let since = memories[health.scanner]?.clockOffSince ?? health.at
            memories[health.scanner, default: Memory()].clockOffSince = since
            guard health.at.timeIntervalSince(since) >= Self.clockTimeout else { return nil }
            let seconds = Self.seconds(abs(ahead))
            return health.raised(
                .clockOff, ahead > 0 ? .nodeClockAhead(seconds) : .nodeClockBehind(seconds), .hintKeepTimeByNTP)
        }

        /// Bounds the value: a reported clock can be off by any amount.
        private static func seconds(_ value: Double) -> Int { Int(min(value, 1e12)) }
    }

    private func cleared(_ kind: AlertKind) -> AlertSignal { .cleared(kind, .scanner(scanner)) }

    private func raised(_ kind: AlertKind, _ text: Phrase, _ hint: Phrase) -> AlertSignal {
        .raised(kind, .scanner(scanner), text: text, hint: hint)
    }
}
