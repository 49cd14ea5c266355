import Postgres

/// Why a statement of `simple.query` has no result.
public enum ReportError: Error, Equatable, Sendable {
    /// PostgreSQL refused the statement; its message is for the author.
    case refused(message: String, sqlState: String, position: Int?)
    case timedOut
    /// Not even one row is small enough.
    case tooLarge
    /// The login has rights that no report needs, or there is none. The text is for the log.
    case loginRefused(String)
}

extension ReportError {
    /// Converts PostgreSQL's error for the author of a statement; nil if it is not about the statement.
    init?(_ error: PostgresError) {
        guard let sqlState = error.sqlState else { return nil }
        // Classes: connections (08), resources (53), operator intervention (57), and errors of the server itself (58,
        // XX).
        switch sqlState {
        case "57014": self = .timedOut
        // A parameter in the statement, without a value for it.
        case "08P01": self = .refused(message: error.message, sqlState: sqlState, position: nil)
        case let state where ["08", "53", "57", "58", "XX"].contains(state.prefix(2)): return nil
        default:
            let position = error.position.map { $0 - ReportCursor.declaration.count }
            self = .refused(
                message: error.message, sqlState: sqlState, position: position.flatMap { $0 > 0 ? $0 : nil })
        }
    }
}
