public import Foundation

/// How the supervised radio of a scanner node is doing; all counts since the node started.
public struct RadioRecord: Codable, Equatable, Sendable {
    public let state: State
    /// Advertising reports from the controller in one second, over the time since the heartbeat before.
    public let reportsPerSecond: Double
    /// On the node's clock in a heartbeat, on the server's where the server tells it; nil before the first report.
    public let lastReportAt: Date?
    /// Scans that were started anew.
    public let restarts: Int
    /// Times the controller was reset.
    public let resets: Int
    /// Reports that were lost because more came than could be taken in.
    public let droppedReports: Int
    public let mode: Mode?
    public let commands: Commands?
    /// The code of the error that keeps the radio from working, such as `no_adapter`; 1 to 100 characters.
    public let error: String?

    enum CodingKeys: String, CodingKey {
        case state, restarts, resets, mode, commands, error
        case reportsPerSecond = "reports_per_second"
        case lastReportAt = "last_report_at"
        case droppedReports = "dropped_reports"
    }

    public init(
        state: State, reportsPerSecond: Double, lastReportAt: Date? = nil, restarts: Int, resets: Int,
        droppedReports: Int, mode: Mode? = nil, commands: Commands? = nil, error: String? = nil
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
