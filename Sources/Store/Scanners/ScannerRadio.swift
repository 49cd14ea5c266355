public import Foundation

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
