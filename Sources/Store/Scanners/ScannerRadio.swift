public import Foundation
import Postgres

/// How the radio of a scanner is doing, as its node told it; all counts since the node started.
public struct ScannerRadio: Equatable, Sendable {
    public let state: State
    /// Advertising reports in one second.
    public let reportsPerSecond: Double
    /// On the server's clock; nil before the first.
    public let lastReportAt: Date?
    public let restarts: Int
    public let resets: Int
    public let droppedReports: Int
    public let mode: Mode?
    public let commands: Commands?
    /// The code of the error that keeps it from working, 1 to 100 characters.
    public let error: String?

    public init(
        state: State, reportsPerSecond: Double, lastReportAt: Date?, restarts: Int, resets: Int, droppedReports: Int,
        mode: Mode?, commands: Commands?, error: String?
    ) {
        self.state = state
        self.reportsPerSecond = reportsPerSecond
        self.lastReportAt = lastReportAt
        self.restarts = restarts
        self.resets = resets
        self.droppedReports = droppedReports
        self.mode = mode
        self.commands = commands
        self.error = error
    }
}

extension ScannerRadio {
    /// The columns of a scanner that `init(row:)` reads, for a `select`.
    static let columns = """
        radio_state, reports_per_second, radio_last_report_at, radio_restarts, radio_resets, radio_dropped_reports,
        radio_mode, radio_commands, radio_error
        """

    /// Nil where the scanner told of no radio.
    init?(row: Row) throws {
        guard let state = try row.decode("radio_state", as: State?.self) else { return nil }
        self.init(
            state: state, reportsPerSecond: try row.decode("reports_per_second"),
            lastReportAt: try row.decode("radio_last_report_at"), restarts: try row.decode("radio_restarts"),
            resets: try row.decode("radio_resets"), droppedReports: try row.decode("radio_dropped_reports"),
            mode: try row.decode("radio_mode"), commands: try row.decode("radio_commands"),
            error: try row.decode("radio_error"))
    }
}

extension ScannerRadio {
    public enum State: String, CaseIterable, StoredWord {
        case starting, scanning, quiet, recovering, failed, off

        /// Whether what is not heard now is not there: a quiet radio answers, and there is nothing to hear.
        var isListening: Bool { self == .scanning || self == .quiet }
    }

    public enum Mode: String, CaseIterable, StoredWord {
        case exclusive, shared
    }

    public enum Commands: String, CaseIterable, StoredWord {
        case legacy, extended
    }
}
