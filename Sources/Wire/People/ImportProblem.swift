/// A problem of an imported table, or a note about it.
public struct ImportProblem: Codable, Equatable, Sendable {
    /// The line of the table on which the row begins, from 1.
    public let line: Int
    /// The column concerned; nil for the row or the whole table.
    public let column: String?
    /// A sentence for a person.
    public let reason: String
}
