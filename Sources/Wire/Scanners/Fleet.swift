/// Settings that the server distributes to scanner nodes; a nil value is left to the node.
public struct FleetSettings: Codable, Equatable, Sendable {
    /// Whether the node scans actively.
    public let active: Bool?
    /// Milliseconds between two advertisements of the node, 20…10,240.
    public let intervalMilliseconds: Int?
    /// The power at one metre in dBm, as the node's own beacon advertises it, −127…20.
    public let measuredPower: Int?
    /// The maximum size of the spool in bytes, at least 1,048,576.
    public let spoolBytes: Int?
    /// `trace`, `debug`, `info`, `notice`, `warning`, `error` or `critical`.
    public let logLevel: String?
    /// The scan interval: milliseconds for which a scan stays on one channel, 3…10,240.
    public let scanIntervalMilliseconds: Int?
    /// The scan window: milliseconds of each interval in which the receiver listens, 3…10,240; a node limits it to its
    /// interval.
    public let scanWindowMilliseconds: Int?
    /// Whether the node also listens on LE Coded, if its controller supports it.
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

/// The settings for all scanner nodes, or for those with a label.
public struct FleetRecord: Codable, Equatable, Sendable {
    /// Nil for the settings that apply to all.
    public let label: String?
    public let settings: FleetSettings
    /// The number of scanners in use to which it applies.
    public let scanners: Int
}

/// Reads the settings for scanner nodes.
public struct GetFleet: Request {
    public static let type = RequestType.adminGetFleet
    public static let callers: Callers = .admin

    public struct Reply: Codable, Sendable {
        /// The settings for all first, then those by label. A scanner's labels take precedence over the settings for
        /// all, and of two labels the one that comes first in this list takes precedence.
        public let fleet: [FleetRecord]
    }
}

/// Changes the settings that scanner nodes receive in the reply to their heartbeat. A node's own file, flags and
/// environment take precedence.
public struct EditFleet: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditFleet
    public static let callers: Callers = .admin

    /// The label of the scanners to which it applies, 1…45 characters, case-insensitive; all scanners if absent.
    public let label: String?
    /// A given value is set, a null value is left to the node again, and an absent value stays.
    public let settings: FleetSettings
    /// The settings left to the node again: in JSON the null members of `settings`.
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
