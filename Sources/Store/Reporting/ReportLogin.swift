import Postgres

/// What the login of `simple.query` may do beyond reading reports. It is asked on the very connection that is to be used:
/// rights may have been given since the last time.
struct ReportLogin: Sendable {
    let name: String
    let isPowerful: Bool
    /// A role it could become, where there is one.
    let otherRole: String?
    /// A function it could do harm with, where there is one.
    let harmfulFunction: String?

    static func read(_ connection: Connection) async throws -> ReportLogin {
        let rows = try await connection.query(
            """
            select session_user::text, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls,
                (select other.rolname::text from pg_roles other
                    where other.rolname <> session_user and pg_has_role(session_user, other.oid, 'member') limit 1)
            from pg_roles where rolname = session_user
            """)
        let (name, isPowerful, otherRole) = try rows[0].decode((String, Bool, String?).self)
        let functions = try await connection.query(ReportingRights.harmful)
        return ReportLogin(
            name: name, isPowerful: isPowerful, otherRole: otherRole,
            harmfulFunction: try functions.first.map { try $0.decode(0) })
    }

    /// What is wrong with it, for the log; nil where nothing is.
    var objection: String? {
        if name != "rollcall_report" { return "The report database is reached as \(name), not as rollcall_report." }
        if isPowerful { return "The role rollcall_report may do more than log in." }
        if let otherRole { return "The role rollcall_report can become \(otherRole)." }
        if let harmfulFunction { return "Everybody may call \(harmfulFunction): a superuser has to migrate once." }
        return nil
    }
}
