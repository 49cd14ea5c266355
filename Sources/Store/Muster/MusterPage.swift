/// Some lines of the muster list.
public struct MusterPage: Equatable, Sendable {
    public let lines: [MusterLine]
    /// Of these lines and the others that were asked for.
    public let total: Int
    /// Of all of these, how many were seen in person.
    public let accountedFor: Int
}
