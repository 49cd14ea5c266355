/// How many scanners tell in time what they hear.
public struct Punctuality: Equatable, Sendable {
    /// Those that are alive.
    public let listening: Int
    /// Those of them that handed in, not long ago, what was too old to say where anybody is.
    public let late: Int

    public init(listening: Int, late: Int) {
        (self.listening, self.late) = (listening, late)
    }

    /// Whether it is most of them: not one that has been away, but what all of them go through.
    public var isBehind: Bool { late * 2 > listening }
}
