import Foundation
import Store
import Wire

extension ScannerRadio {
    /// - Parameters:
    ///   - sentAt: the time of the heartbeat on the node's clock.
    ///   - receivedAt: the same on the server's.
    /// - Throws: `Failure` that names the argument.
    init(_ radio: RadioRecord, sentAt: Date, receivedAt: Date) throws {
        let counts = 0...Int(Int32.max)
        self.init(
            state: State(radio.state),
            reportsPerSecond: try Check.rate(radio.reportsPerSecond, "radio.reports_per_second"),
            lastReportAt: try radio.lastReportAt.map {
                try Self.past($0.onServerClock(sentAt: sentAt, receivedAt: receivedAt), receivedAt)
            },
            restarts: try Check.range(radio.restarts, "radio.restarts", counts),
            resets: try Check.range(radio.resets, "radio.resets", counts),
            droppedReports: try Check.range(radio.droppedReports, "radio.dropped_reports", 0...Int.max),
            mode: radio.mode.map(Mode.init), commands: radio.commands.map(Commands.init),
            error: try Check.text(radio.error, "radio.error", most: 100))
    }

    /// A node whose clock was set back may seem to have heard something after it sent this; no clock is from
    /// before 1970.
    private static func past(_ time: Date, _ now: Date) throws -> Date {
        guard time.timeIntervalSince1970 >= 0 else {
            throw Failure(.badArguments, "The argument 'radio.last_report_at' is too long before the heartbeat.")
        }
        return min(time, now)
    }
}
