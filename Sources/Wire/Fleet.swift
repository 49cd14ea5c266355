/// What the spool of a scanner node holds, and what has become of it.
public struct SpoolRecord: Codable, Equatable, Sendable {
    /// Bytes of all batches as they lie on the disk.
    public let bytes: Int
    /// Seconds since the oldest batch that waits was made; nil where none waits.
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

    enum CodingKeys: String, CodingKey {
        case bytes, dropped, error
        case oldestAge = "oldest_age"
        case setAside = "set_aside"
        case inMemory = "in_memory"
        case freeDisk = "free_disk"
    }

    public init(
        bytes: Int, oldestAge: Int? = nil, dropped: Int, setAside: Int, inMemory: Int? = nil, freeDisk: Int? = nil,
        error: String? = nil
    ) {
        self.bytes = bytes
        self.oldestAge = oldestAge
        self.dropped = dropped
        self.setAside = setAside
        self.inMemory = inMemory
        self.freeDisk = freeDisk
        self.error = error
    }
}

/// Settings of scanner nodes that the server hands out; what is nil is left to the node.
public struct FleetSettings: Codable, Equatable, Sendable {
    /// Whether the node scans actively.
    public let active: Bool?
    /// Milliseconds between two beacons that the node sends.
    public let intervalMilliseconds: Int?
    /// dBm at one metre, as the node's own beacon tells it.
    public let measuredPower: Int?
    /// Bytes that the spool may hold.
    public let spoolBytes: Int?
    /// Such as `info` or `debug`.
    public let logLevel: String?

    enum CodingKeys: String, CodingKey {
        case active
        case intervalMilliseconds = "interval_ms"
        case measuredPower = "measured_power"
        case spoolBytes = "spool_bytes"
        case logLevel = "log_level"
    }

    public init(
        active: Bool? = nil, intervalMilliseconds: Int? = nil, measuredPower: Int? = nil, spoolBytes: Int? = nil,
        logLevel: String? = nil
    ) {
        self.active = active
        self.intervalMilliseconds = intervalMilliseconds
        self.measuredPower = measuredPower
        self.spoolBytes = spoolBytes
        self.logLevel = logLevel
    }
}

/// A setting that a node runs with.
public struct NodeSettingRecord: Codable, Equatable, Sendable {
    /// As in `FleetSettings`, such as `spool_bytes`.
    public let name: String
    public let value: String
    public let source: NodeSettingSource

    public init(name: String, value: String, source: NodeSettingSource) {
        self.name = name
        self.value = value
        self.source = source
    }
}

/// Where a node has a setting from: its own file, flags or environment, the fleet's settings, or neither.
public enum NodeSettingSource: String, Word {
    case own, fleet, standard
}
