public import Beacon
public import Foundation

/// Reports every ten seconds that a node is alive, and its condition.
public struct Heartbeat: Request {
    public static let type = RequestType.scannerHeartbeat
    public static let callers: Callers = .scanner

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
