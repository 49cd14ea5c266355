import Postgres

/// Why a statement of `simple.query` has no result.
public enum ReportError: Error, Equatable, Sendable {
    /// PostgreSQL refused the statement; what it says is for whoever wrote it.
    case refused(message: String, sqlState: String, position: Int?)
    case timedOut
    /// Not even one row is small enough.
    case tooLarge
    /// The login may do what no report needs, or there is none. The text is for the log.
    case loginRefused(String)
}

extension ReportError {
    /// What the author of a statement is told of PostgreSQL's answer to it; nil where it is not about the statement.
    init?(_ error: PostgresError) {
        guard let sqlState = error.sqlState else { return nil }
        // Classes: connections (08), resources (53), what an operator did (57), and the server itself (58, XX).
        switch sqlState {
        case "57014": self = .timedOut
        // A parameter in the statement, which has none to go with it.
        case "08P01": self = .refused(message: error.message, sqlState: sqlState, position: nil)
        case let state where ["08", "53", "57", "58", "XX"].contains(state.prefix(2)): return nil
        default:
            let position = error.position.map { $0 - ReportCursor.declaration.count }
            self = .refused(
                message: error.message, sqlState: sqlState, position: position.flatMap { $0 > 0 ? $0 : nil })
        }
    }
}
