import Foundation
import Logging
import Postgres

/// Takes what erased people left out of the tables: a deleted row is out of sight at once, and stays in its page until
/// the table is vacuumed.
///
/// That frees the place without wiping it, so tables that hold words of a person are rewritten, where that is done in a
/// moment. PostgreSQL's statistics hold such words, too, and are made anew.
public struct Vacuum: Sendable {  // generated: init
    /// What larger tables hold is left in free space until something else is written there: rewriting one locks it.
    private static let maxRewritten: Int64 = 64 << 20

    let pool: ConnectionPool
    /// Owns the tables, or is a member of who does. Only a superuser or the database's owner can vacuum the statistics.
    let login: ConnectionSettings
    let logger: Logger

    /// Does nothing if no person was erased since the last time. What an old transaction can still see is left to the
    /// next time. Throws `PostgresError`, also where a table is in use for longer than 2 s.
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

    /// The statistics from before, which have just been replaced. Returns false if a person may see them for longer
    /// than a moment: then all is done again the next time.
    private func vacuumStatistics(_ connection: Connection) async throws -> Bool {
        let replaced: Int64 = try await connection.query("select pg_current_xact_id()::text::bigint")[0].decode(0)
        guard try await isPast(replaced, connection) else { return false }
        try await connection.query("vacuum (full) pg_statistic")
        return true
    }

    /// Waits a moment for the person who may still see what a transaction deleted.
    private func isPast(_ transaction: Int64, _ connection: Connection) async throws -> Bool {
        for _ in 0..<20 {
            if try await horizon(connection) > transaction { return true }
            try await Task.sleep(for: .milliseconds(100))
        }
        return false
    }

    /// What was deleted in a transaction before this one is seen by no person any more, so that a vacuum takes it.
    ///
    /// PostgreSQL tells who owns a table in one place only what its vacuum leaves for the readers of this database:
    /// where everything was frozen. Rewriting a table also leaves what was deleted since the oldest writer of any
    /// database began.
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
