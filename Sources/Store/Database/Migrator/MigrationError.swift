import Postgres

/// Why the database cannot be brought up to date.
public struct MigrationError: Error, Equatable, Sendable {
    public enum Code: Sendable {
        /// A migration that was applied differs from the one in this program.
        case edited
        /// The database has migrations that this program does not know.
        case tooNew
        /// A migration failed and was rolled back completely.
        case failed
        /// The login lacks the right to migrate.
        case notAllowed
        /// The database cannot store what a server keeps, or does not allow as many connections as a server uses.
        case unfit
    }

    public let code: Code
    public let message: String
    /// The underlying error, for the operator.
    public let cause: String?
    /// The command that fixes it.
    public let hint: String
}

extension MigrationError: CustomStringConvertible {
    public var description: String {
        [message, cause, hint].compactMap(\.self).joined(separator: "\n")
    }
}

extension MigrationError {
    static func notAllowed(_ message: String, _ error: PostgresError) -> Self {
        Self(
            code: .notAllowed, message: message, cause: error.message,
            hint: "Migrate once as a role that may create roles and extensions: "
                + "rollcall-server migrate --database-url postgresql://OWNER@HOST/DATABASE")
    }

    static func failed(_ message: String, _ error: PostgresError) -> Self {
        Self(
            code: .failed, message: message, cause: error.message,
            hint: "Fix the cause in the database and start again; if there is none, report this with the text above.")
    }
}
