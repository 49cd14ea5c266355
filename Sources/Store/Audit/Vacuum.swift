import Foundation
import Logging
import Postgres

/// Removes the remains of erased people from the tables: a deleted row is invisible at once, but stays in its page
/// until the table is vacuumed.
///
/// That frees the space without overwriting it, so tables with text about a person are rewritten if they are small
/// enough. PostgreSQL's statistics contain such text, too, and are recomputed.
public struct Vacuum: Sendable {  // generated: init
    /// The maximum size of a table to rewrite, in bytes. The freed space of larger ones stays until it is reused, as
    /// rewriting locks the table.
    private static let maxRewritten: Int64 = 64 << 20

    let pool: ConnectionPool
    /// Owns the tables, or is a member of the owner role. Only a superuser or the database's owner can vacuum the
    /// statistics.
    let login: ConnectionSettings
    let logger: Logger

    /// Does nothing if no person was erased since the last run. Rows that an old transaction can still see are left for
    /// the next run. Throws `PostgresError`, also if a table is in use for longer than 2 s.
    public func run() async throws {
        let isDue: Bool = try await pool.query("select exists (select from unvacuumed)")[0].decode(0)
        guard isDue else { return }
        try await Connection.alone(at: "vacuum", login, logger: logger) { try await run($0) }
    }

    private func run(_ connection: Connection) async throws {
        let newest: Int64 = try await connection.query(
            "select coalesce(max(swept_in)::text::bigint, 0) from unvacuumed")[0].decode(0)
        _ = try await isPast(newest, connection)
        let horizon = try await horizon(connection)
        let sweeps: [Int64] = try await connection.query(
            "select unvacuumed_id from unvacuumed where swept_in::text::bigint < \(horizon)"
        ).map { try $0.decode(0) }
        guard !sweeps.isEmpty else { return }
        try await connection.query("set lock_timeout = '2s'")
        for table in try await ErasureRepository.Table.all(connection) {
            try await connection.query(table.vacuum(isRewritten: table.holdsWords && table.size <= Self.maxRewritten))
        }
        guard try await vacuumStatistics(connection) else { return }
        try await connection.query("delete from unvacuumed where unvacuumed_id = any(\(sweeps))")
    }

    /// Removes the old statistics, which have just been replaced. Returns false if other transactions still see them
    /// after a short wait: then everything is repeated in the next run.
    private func vacuumStatistics(_ connection: Connection) async throws -> Bool {
        let replaced: Int64 = try await connection.query("select pg_current_xact_id()::text::bigint")[0].decode(0)
        guard try await isPast(replaced, connection) else { return false }
        try await connection.query("vacuum (full) pg_statistic")
        return true
    }

    /// Waits briefly for transactions that may still see what a transaction deleted.
    private func isPast(_ transaction: Int64, _ connection: Connection) async throws -> Bool {
        for _ in 0..<20 {
            if try await horizon(connection) > transaction { return true }
            try await Task.sleep(for: .milliseconds(100))
        }
        return false
    }

    /// Returns a transaction number. What earlier transactions deleted is no longer visible to any reader, so a vacuum
    /// removes it.
    ///
    /// For a table owner, PostgreSQL shows which rows its vacuum keeps for readers of this database in only one place:
    /// how far everything was frozen. A rewrite also keeps what was deleted since the start of the oldest writing
    /// transaction of any database.
    private func horizon(_ connection: Connection) async throws -> Int64 {
        try await connection.query("vacuum (freeze, disable_page_skipping) unvacuumed")
        return try await connection.query(
            """
            select least(
                pg_snapshot_xmin(now)::text::bigint, pg_snapshot_xmax(now)::text::bigint - age(relfrozenxid))
            from pg_class, pg_current_snapshot() now where oid = 'unvacuumed'::regclass
            """)[0].decode(0)
    }
}
