import Postgres

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
