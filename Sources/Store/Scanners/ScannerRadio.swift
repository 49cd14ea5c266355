public import Foundation
import Postgres
public import Vocabulary

/// The state of a scanner's radio, as reported by its node; all counts since the node started.
public struct ScannerRadio: Equatable, Sendable {  // generated: init
    public let state: RadioState
    /// Advertising reports per second.
    public let reportsPerSecond: Double
    /// On the server's clock; nil before the first.
    public let lastReportAt: Date?
    public let restarts: Int
    public let resets: Int
    public let droppedReports: Int
    public let mode: RadioMode?
    public let commands: RadioCommands?
    /// The code of the error that keeps it from working, 1 to 100 characters.
    public let error: String?
}

extension ScannerRadio {
    /// The columns of a scanner that `init(row:)` reads, for a `select`.
    static let columns = """
        radio_state, reports_per_second, radio_last_report_at, radio_restarts, radio_resets, radio_dropped_reports,
        radio_mode, radio_commands, radio_error
        """

    /// Nil if the scanner reported no radio.
    init?(row: Row) throws {
        guard let state = try row.decode("radio_state", as: RadioState?.self) else { return nil }
        self.init(
            state: state, reportsPerSecond: try row.decode("reports_per_second"),
            lastReportAt: try row.decode("radio_last_report_at"), restarts: try row.decode("radio_restarts"),
            resets: try row.decode("radio_resets"), droppedReports: try row.decode("radio_dropped_reports"),
            mode: try row.decode("radio_mode"), commands: try row.decode("radio_commands"),
            error: try row.decode("radio_error"))
    }
}
