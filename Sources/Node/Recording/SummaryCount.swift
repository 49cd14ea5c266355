import Beacon

/// One number of the summary of a replay.
public struct SummaryCount: Equatable, Sendable {
    /// In snake case, for programs.
    public let key: String
    /// For people.
    public let label: String
    public let value: Int
}
