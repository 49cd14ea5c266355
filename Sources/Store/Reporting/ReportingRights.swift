public import Postgres

/// Takes from everybody what a statement that only reads could still do harm with, and gives it to the roles that serve.
///
/// `READ ONLY` stops no notification, no advisory lock, no large object and no `set_config`, which undoes `set role`.
/// All such functions are volatile, so all volatile ones go but a few that only tell something; a newer PostgreSQL's,
/// too, at the first start after the upgrade. They are the superuser's to take away: with any other login nothing is
/// changed, and `simple.query` is refused until a superuser has migrated once.
public struct ReportingRights: Sendable {
    let pool: ConnectionPool

    public init(_ pool: ConnectionPool) {
        self.pool = pool
    }

    /// Volatile functions of PostgreSQL that everybody may go on using.
    static let harmless = ["clock_timestamp", "gen_random_uuid", "pg_database_size", "random", "timeofday"]

    /// Volatile functions of PostgreSQL that reports could call, and should not.
    static let harmful: Query = """
        select p.oid::regprocedure::text from pg_proc p
        where pronamespace = 'pg_catalog'::regnamespace and provolatile = 'v' and proname <> all (\(harmless))
            and has_function_privilege('rollcall_report', p.oid, 'execute')
        order by 1
        """

    /// Does nothing where all is as it should be. Throws `PostgresError`.
    public func restrict() async throws {
        try await pool.withTransaction { transaction in
            let isSuperuser: Bool = try await transaction.query(
                "select rolsuper from pg_roles where rolname = current_user")[0].decode(0)
            guard isSuperuser else { return }
            // Two servers that start at once would change the same rows of the catalogue.
            try await transaction.query("select pg_advisory_xact_lock(\(Self.lock))")
            let functions = try await transaction.query(Self.harmful).map { try $0.decode(0, as: String.self) }
            try await transaction.pipeline(functions.flatMap(Self.revocation))
        }
    }

    /// Any number that no other program of the same database uses.
    private static let lock: Int64 = 0x726f_6c6c_7270_7274

    /// - Parameter function: quoted by PostgreSQL, with its argument types.
    private static func revocation(of function: String) -> [Query] {
        [
            "grant execute on function \(unescaped: function) to rollcall_app, rollcall_owner",
            "revoke execute on function \(unescaped: function) from public",
        ]
    }
}
