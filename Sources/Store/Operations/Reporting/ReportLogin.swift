import Postgres

/// Checks that the login of `simple.query` can only read reports. The check uses the very connection of the query, as
/// rights may have been granted since the last time.
enum ReportLogin {
    /// Returns what is wrong with it, for the log; nil if nothing is. Throws `PostgresError`.
    static func objection(_ connection: Connection) async throws -> String? {
        do {
            return try await connection.query("select report.login_objection(\(ReportFunctions.harmless))")[0].decode(0)
        } catch let error as PostgresError where unknown.contains(error.sqlState) {
            return "Functions that all roles may call were not restricted: run `migrate` once as a superuser."
        }
    }

    /// The codes for a missing function, or one that this login may not call.
    private static let unknown: Set<String?> = ["42883", "42501", "3F000"]
}
