public import OperatorErrors
import Postgres

/// Why the database cannot be brought up to date.
public typealias MigrationError = OperatorError<MigrationErrorCode>

public enum MigrationErrorCode: String, OperatorErrorCode {
    /// A migration that was applied differs from the one in this program.
    case edited
    /// The database has migrations that this program does not know.
    case tooNew = "too_new"
    /// A migration failed and was rolled back completely.
    case failed
    /// The login lacks the right to migrate.
    case notAllowed = "not_allowed"
    /// The database cannot store what a server keeps, or does not allow as many connections as a server uses.
    case unfit
}

extension MigrationError {
    static func notAllowed(_ message: String, _ error: PostgresError) -> Self {
        Self(
            .notAllowed, message, cause: error.message,
            hint: "Migrate once with a role that may create roles and extensions: "
                + "rollcall-server migrate --database-url postgresql://OWNER@HOST/DATABASE")
    }

    static func failed(_ message: String, _ error: PostgresError) -> Self {
        Self(
            .failed, message, cause: error.message,
            hint: "Fix the cause in the database and start again. If you find no cause, report this error.")
    }
}
