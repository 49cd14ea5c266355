public import Devices

/// The requirements of a lock and its room.
public struct LockRules: Equatable, Sendable {  // generated: init
    /// The range of seconds within which a person must have been detected.
    public static let withinRange = 5...120

    /// The room's level; nil if no level is sufficient.
    public var requiredLevel: Int?
    /// Whether its dialect is weak.
    public var isWeak: Bool = false
    public var gate: PresenceGate = .off
    public var within: Int = 20
    /// In dBm; nil if any level counts.
    public var minRSSI: Int?
    public var trustsClient: Bool = false
}
