/// A setting in use on a node.
public struct NodeSettingRecord: Codable, Equatable, Sendable {
    /// As in `FleetSettings`, such as `spool_bytes`.
    public let name: String
    public let value: String
    public let source: NodeSettingSource
}

/// The source of a node's setting: its own file, flags or environment (`own`), the fleet settings (`fleet`), or neither
/// (`standard`).
public enum NodeSettingSource: String, WireEnum {
    case own, fleet, standard
}
