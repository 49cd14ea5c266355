/// How the engine weighs evidence. All times are in seconds of the server's clock.
public struct EngineSettings: Equatable, Sendable {
    /// Time constant of the smoothing of a link's level.
    public var smoothing: Double = 3
    /// How long another room must lead before somebody is moved there.
    public var dwell: Double = 2
    /// A scanner not heard of for this long is quiet: three missed heartbeats.
    public var quietAfter: Double = 30
    /// A client not heard of for this long says nothing any more: three missed reports.
    public var clientSilentAfter: Double = 90
    /// What was heard longer ago than this is history: it is stored, and moves nobody.
    public var liveWindow: Double = 15
    /// The level taken for a sighting without one, in dBm: near the weak end of what phones report.
    public var assumedLevel: Double = -85

    public init() {}
}
