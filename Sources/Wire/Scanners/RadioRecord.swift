public import Foundation
public import Vocabulary

/// The state of a scanner node's supervised radio; all counts are since the node started.
public struct RadioRecord: Codable, Equatable, Sendable {
    public let state: RadioState
    /// Advertising reports per second from the controller, averaged since the previous heartbeat.
    public let reportsPerSecond: Double
    /// By the node's clock in a heartbeat, by the server's clock in replies of the server; nil before the first report.
    public let lastReportAt: Date?
    /// The number of scans that were restarted.
    public let restarts: Int
    /// How often the controller was reset.
    public let resets: Int
    /// The number of reports lost because they arrived faster than they could be processed.
    public let droppedReports: Int
    public let mode: RadioMode?
    public let commands: RadioCommands?
    /// The code of the error that keeps the radio from working, such as `no_adapter`; 1 to 100 characters.
    public let error: String?
}
