public import Beacon
public import Foundation
public import Vocabulary

/// Reports every ten seconds that a node is alive, and its condition.
public struct Heartbeat: Request {
    public static let type = RequestType.scannerHeartbeat

    public let adapter: AdapterRecord?
    /// Advertising reports per second; the value in `radio` takes precedence.
    public let reportsPerSecond: Double?
    /// The number of batches waiting on the node.
    public let spoolDepth: Int?
    /// The time of the node's clock when this was sent.
    public let sentAt: Date?
    /// The node's uptime when this was sent.
    public let uptime: UptimeRecord?
    /// Nil for a node without a radio, such as one that replays a recording. A scanner whose radio is neither scanning
    /// nor quiet counts as away: its silence proves nothing.
    public let radio: RadioRecord?
    public let spool: SpoolRecord?
    /// The version of the node's program, 1 to 100 characters.
    public let version: String?
    /// The settings in use on the node; its own take precedence over those of the fleet.
    public let settings: [NodeSettingRecord]?

    public struct Reply: Codable, Sendable {
        /// The proximity UUIDs to forward; all others are counted and dropped.
        public let uuids: [ProximityUUID]
        public let clock: ClockRecord
        /// Seconds between heartbeats, by the server's clock.
        public let heartbeatInterval: Int
        /// The number of days for which a node keeps sightings that the server has not accepted.
        public let spoolDays: Int?
        /// The fleet settings for this node; its own file takes precedence.
        public let settings: FleetSettings?
        /// Set after the server was restored from a backup: everything acknowledged since this time must be sent again.
        public let resendFrom: Date?
    }
}

/// The state of a scanner node's radio.
public struct AdapterRecord: Codable, Equatable, Sendable {
    /// Such as `hci0`, or the file that is replayed.
    public let name: String
    /// Such as `scanning` or `replaying`.
    public let state: String
    /// The address of the adapter that was opened last; nil before one is opened, and for an adapter without a public
    /// address.
    public let address: DeviceAddress?
}

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

/// The server's clock, which a node that replays a recording follows.
public struct ClockRecord: Codable, Equatable, Sendable {
    public let now: Date
    /// Seconds of the server's clock per real second; 1 except for demonstrations.
    public let rate: Double
}
