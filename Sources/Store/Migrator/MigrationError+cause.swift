import Postgres

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
            hint: "Mend the cause in the database and start again; if there is none, report this with the text above.")
    }
}
