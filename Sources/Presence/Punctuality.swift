/// How many scanners tell in time what they hear.
public struct Punctuality: Equatable, Sendable {
    /// Those that have told of a badge not long ago. Where nobody is, a scanner has nothing to be late with.
    public let telling: Int
    /// Those of them that handed in what was too old to say where anybody is.
    public let late: Int

    public init(telling: Int, late: Int) {
        (self.telling, self.late) = (telling, late)
    }

    /// Whether it is most of them: not one that has been away, but what all of them go through.
    public var isBehind: Bool { late * 2 > telling }
}
