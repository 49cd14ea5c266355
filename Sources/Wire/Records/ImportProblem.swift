/// One thing that is wrong with a table that was to be imported.
public struct ImportProblem: Codable, Equatable, Sendable {
    /// The line of the table on which the row begins, from 1.
    public let line: Int
    /// The column it is about; nil where it is about the row or the whole table.
    public let column: String?
    /// A sentence for a person.
    public let reason: String

    public init(line: Int, column: String? = nil, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}
