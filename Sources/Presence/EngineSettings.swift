/// How the engine weighs evidence. All times are in seconds of the server's clock.
public struct EngineSettings: Equatable, Sendable {
    /// Time constant of the smoothing of a link's level.
    public var smoothing: Double = 3
    /// How much likelier another room must be before somebody is moved there: the logarithm of the ratio.
    public var margin: Double = 0.3
    /// How often somebody goes to another room, a second, where no survey tells: stays of 50 seconds on average.
    public var moveRate: Double = 0.02
    /// How much a decibel of placement counts where there is no survey.
    public var placementWeight: Double = 1 / 4.5
    /// Whether each second's evidence is kept for a backward pass, as the record needs it; a short survey counts less then.
    public var keepsTrail = false
    /// A scanner not heard of for this long is quiet: three missed heartbeats.
    public var quietAfter: Double = 30
    /// A client not heard of for this long says nothing any more: three missed reports.
    public var clientSilentAfter: Double = 90
    /// How much louder, in dB, a client must hear another room than the scanners of the one somebody is in, or the other way
    /// round: beacons, badges and phones are not equally loud, and a word is older than a level.
    public var otherKindMargin: Double = 6
    /// What was heard longer ago than this is history: it is stored, and moves nobody.
    public var liveWindow: Double = 15
    /// The level taken for a sighting without one, in dBm: near the weak end of what phones report.
    public var assumedLevel: Double = -85
    /// How loud, in dBm, a scanner is taken to have heard whom it held before the engine started: as one hears in its own room.
    public var presumedLevel: Double = -70

    public init() {}
}
