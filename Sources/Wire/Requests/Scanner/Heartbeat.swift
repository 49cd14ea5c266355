public import Beacon
public import Foundation

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
    /// Nil of a node without a radio, such as one that replays a recording. A scanner whose radio is neither scanning nor
    /// quiet counts as away: its silence proves nothing.
    public let radio: RadioRecord?

    enum CodingKeys: String, CodingKey {
        case adapter
        case reportsPerSecond = "reports_per_second"
        case spoolDepth = "spool_depth"
        case sentAt = "sent_at"
        case radio
    }

    public init(
        adapter: AdapterRecord? = nil, reportsPerSecond: Double? = nil, spoolDepth: Int? = nil,
        sentAt: Date? = nil, radio: RadioRecord? = nil
    ) {
        self.adapter = adapter
        self.reportsPerSecond = reportsPerSecond
        self.spoolDepth = spoolDepth
        self.sentAt = sentAt
        self.radio = radio
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The proximity UUIDs to forward; all else is counted and dropped.
        public let uuids: [ProximityUUID]
        public let clock: ClockRecord
        /// Seconds of the server's clock.
        public let heartbeatInterval: Int

        enum CodingKeys: String, CodingKey {
            case uuids
            case clock
            case heartbeatInterval = "heartbeat_interval"
        }

        public init(uuids: [ProximityUUID], clock: ClockRecord, heartbeatInterval: Int) {
            self.uuids = uuids
            self.clock = clock
            self.heartbeatInterval = heartbeatInterval
        }
    }
}
