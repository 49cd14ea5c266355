/// What the spool of a scanner node holds, and what has become of it.
public struct SpoolRecord: Codable, Equatable, Sendable {
    /// Bytes of all batches as they lie on the disk.
    public let bytes: Int
    /// Seconds since the oldest batch that waits was made; nil if none waits.
    public let oldestAge: Int?
    /// Batches that gave way because the spool was full, since its file was made.
    public let dropped: Int
    /// Batches the server will never take.
    public let setAside: Int
    /// Sightings that wait in memory because the disk takes none.
    public let inMemory: Int?
    /// Free bytes of the disk that the spool lies on.
    public let freeDisk: Int?
    /// Why nothing can be written to the disk, such as `full` or `read_only`; 1 to 100 characters.
    public let error: String?
}

/// Settings of scanner nodes that the server hands out; what is nil is left to the node.
public struct FleetSettings: Codable, Equatable, Sendable {
    /// Whether the node scans actively.
    public let active: Bool?
    /// Milliseconds between two beacons that the node sends, 20…10,240.
    public let intervalMilliseconds: Int?
    /// dBm at one metre, as the node's own beacon tells it, −127…20.
    public let measuredPower: Int?
    /// Bytes that the spool may hold, at least 1,048,576.
    public let spoolBytes: Int?
    /// `trace`, `debug`, `info`, `notice`, `warning`, `error` or `critical`.
    public let logLevel: String?
    /// Milliseconds for which a scan listens to a channel before the next, 3…10,240.
    public let scanIntervalMilliseconds: Int?
    /// Milliseconds of the interval in which the receiver listens, 3…10,240; a node cuts it to its interval.
    public let scanWindowMilliseconds: Int?
    /// Whether the node listens to LE Coded too, if its controller can.
    public let scanCodedPHY: Bool?

    public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
        case active
        case intervalMilliseconds = "interval_ms"
        case measuredPower = "measured_power"
        case spoolBytes = "spool_bytes"
        case logLevel = "log_level"
        case scanIntervalMilliseconds = "scan_interval_ms"
        case scanWindowMilliseconds = "scan_window_ms"
        case scanCodedPHY = "scan_coded_phy"
    }
}

/// A setting that a node runs with.
public struct NodeSettingRecord: Codable, Equatable, Sendable {
    /// As in `FleetSettings`, such as `spool_bytes`.
    public let name: String
    public let value: String
    public let source: NodeSettingSource
}

/// Where a node has a setting from: its own file, flags or environment, the fleet's settings, or neither.
public enum NodeSettingSource: String, WireEnum {
    case own, fleet, standard
}

/// What the school has set for all scanner nodes, or for those with a label.
public struct FleetRecord: Codable, Equatable, Sendable {
    /// Nil of what holds for all.
    public let label: String?
    public let settings: FleetSettings
    /// How many scanners in use it is for.
    public let scanners: Int
}

/// Reads what is set for scanner nodes.
public struct GetFleet: Request {
    public static let type = RequestType.adminGetFleet

    public struct Reply: Codable, Sendable {
        /// What holds for all first, then by label. A scanner's labels go before what holds for all, and of two labels
        /// the one that comes first in this list.
        public let fleet: [FleetRecord]
    }
}

/// Sets what scanner nodes are told in the reply to their heartbeat. A node's own file, flags and environment go before
/// it.
public struct EditFleet: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditFleet

    /// Whose scanners it is for, 1…45 characters in any case; without it, all of them.
    public let label: String?
    /// What is given is set, what is null is left to the node again, and what is absent stays.
    public let settings: FleetSettings
    /// What is left to the node again: in JSON the members of `settings` that are null.
    public var cleared: Set<FleetSettings.CodingKeys> = []

    enum CodingKeys: String, CodingKey {
        case label, settings
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(label, forKey: .label)
        var members = container.nestedContainer(keyedBy: FleetSettings.CodingKeys.self, forKey: .settings)
        for key in cleared { try members.encodeNil(forKey: key) }
        try members.encodeIfPresent(settings.active, forKey: .active)
        try members.encodeIfPresent(settings.intervalMilliseconds, forKey: .intervalMilliseconds)
        try members.encodeIfPresent(settings.measuredPower, forKey: .measuredPower)
        try members.encodeIfPresent(settings.spoolBytes, forKey: .spoolBytes)
        try members.encodeIfPresent(settings.logLevel, forKey: .logLevel)
        try members.encodeIfPresent(settings.scanIntervalMilliseconds, forKey: .scanIntervalMilliseconds)
        try members.encodeIfPresent(settings.scanWindowMilliseconds, forKey: .scanWindowMilliseconds)
        try members.encodeIfPresent(settings.scanCodedPHY, forKey: .scanCodedPHY)
    }
}

extension EditFleet {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decodeIfPresent(String.self, forKey: .label)
        settings = try container.decode(FleetSettings.self, forKey: .settings)
        let members = try container.nestedContainer(keyedBy: FleetSettings.CodingKeys.self, forKey: .settings)
        cleared = Set(
            try FleetSettings.CodingKeys.allCases.filter { try members.contains($0) && members.decodeNil(forKey: $0) })
    }
}
