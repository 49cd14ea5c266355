public import Postgres

/// Takes from everybody what a statement that only reads could do harm with or look about with, and gives it to the roles
/// that serve.
///
/// `READ ONLY` stops no notification, no advisory lock, no large object and no `set_config`, which undoes `set role`; and
/// the catalogue tells everybody of all tables, their columns, their sizes and the other roles. So the login for reports
/// keeps the functions that know their arguments alone, a list of others, and no relation or schema but the reports. That
/// holds for what a newer PostgreSQL brings, too, at the first start after the upgrade. The rights are the superuser's to
/// take away: with any other login nothing is changed, and `simple.query` is refused until a superuser has migrated once.
public struct ReportingRights: Sendable {
    let pool: ConnectionPool

    public init(_ pool: ConnectionPool) {
        self.pool = pool
    }

    /// Does nothing where all is as it should be. Throws `PostgresError`.
    public func restrict() async throws {
        try await pool.withTransaction { transaction in
            let isSuperuser: Bool = try await transaction.query(
                "select rolsuper from pg_roles where rolname = current_user")[0].decode(0)
            guard isSuperuser else { return }
            // Two servers that start at once would change the same rows of the catalogue.
            try await transaction.query("select pg_advisory_xact_lock(\(Self.lock))")
            let excess = try await transaction.query(Self.excess).map { try $0.decode((String, String, Bool).self) }
            try await transaction.pipeline(Self.revocations(excess) + Self.gatekeepers)
        }
    }

    /// Any number that no other program of the same database uses.
    private static let lock: Int64 = 0x726f_6c6c_7270_7274
}
