import Phrases
import Vocabulary
import Wire

/// A fault of a table that is imported, or a note about it.
struct TableProblem: Equatable, Sendable {
    /// The line of the table on which the row begins, from 1.
    let line: Int
    /// The column concerned; nil for the row or the whole table.
    var column: String?
    let reason: Phrase
}

extension ImportProblem {
    /// - Parameter language: of the reader.
    init(_ problem: TableProblem, in language: Language) {
        self.init(line: problem.line, column: problem.column, reason: problem.reason.text(in: language))
    }
}
