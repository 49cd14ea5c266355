/// How many people are believed to be in each state.
public struct StateCounts: Codable, Equatable, Sendable {
    public let present: Int
    public let unknown: Int
    public let left: Int
}
