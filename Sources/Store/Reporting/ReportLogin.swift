import Postgres

/// What the login of `simple.query` may do beyond reading reports. It is asked on the very connection that is to be used:
/// rights may have been given since the last time.
enum ReportLogin {
    /// What is wrong with it, for the log; nil where nothing is. Throws `PostgresError`.
    static func objection(_ connection: Connection) async throws -> String? {
        do {
            return try await connection.query("select report.login_objection(\(ReportFunctions.harmless))")[0].decode(0)
        } catch let error as PostgresError where unknown.contains(error.sqlState) {
            return "Nobody has looked after what everybody may call: a superuser has to migrate once."
        }
    }

    /// There is no such function yet, or this login may not call it.
    private static let unknown: Set<String?> = ["42883", "42501", "3F000"]
}
