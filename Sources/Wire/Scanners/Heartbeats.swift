public import Beacon
public import Foundation
public import Vocabulary

/// Tells every ten seconds that a node is alive, and how it is.
public struct Heartbeat: Request {
    public static let type = RequestType.scannerHeartbeat

    public let adapter: AdapterRecord?
    /// Advertising reports in one second; what `radio` says of them goes before it.
    public let reportsPerSecond: Double?
    /// Batches that wait on the node.
    public let spoolDepth: Int?
    /// The node's clock.
    public let sentAt: Date?
    /// Its uptime then.
    public let uptime: UptimeRecord?
    /// Nil of a node without a radio, such as one that replays a recording. A scanner whose radio is neither scanning
    /// nor quiet counts as away: its silence proves nothing.
    public let radio: RadioRecord?
    public let spool: SpoolRecord?
    /// The version of the node's program, 1 to 100 characters.
    public let version: String?
    /// The settings the node runs with, its own before those of the fleet.
    public let settings: [NodeSettingRecord]?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The proximity UUIDs to forward; all else is counted and dropped.
        public let uuids: [ProximityUUID]
        public let clock: ClockRecord
        /// Seconds of the server's clock.
        public let heartbeatInterval: Int
        /// Days for which a node keeps sightings that the server has not taken.
        public let spoolDays: Int?
        /// What the fleet's settings say for this node; its own file goes before them.
        public let settings: FleetSettings?
        /// Set after the server was restored from a backup: what was acknowledged since then is to be sent again.
        public let resendFrom: Date?
    }
}

/// How the radio of a scanner node is doing.
public struct AdapterRecord: Codable, Equatable, Sendable {
    /// Such as `hci0`, or the file that is replayed.
    public let name: String
    /// Such as `scanning` or `replaying`.
    public let state: String
    /// Of the adapter that was opened last; nil before, and of one without a public address.
    public let address: DeviceAddress?
}

/// How the supervised radio of a scanner node is doing; all counts since the node started.
public struct RadioRecord: Codable, Equatable, Sendable {
    public let state: RadioState
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
    public let mode: RadioMode?
    public let commands: RadioCommands?
    /// The code of the error that keeps the radio from working, such as `no_adapter`; 1 to 100 characters.
    public let error: String?
}

/// The server's clock, which a node that replays a recording follows.
public struct ClockRecord: Codable, Equatable, Sendable {
    public let now: Date
    /// Seconds of the server's clock in one real second; 1 but for demonstrations.
    public let rate: Double
}
