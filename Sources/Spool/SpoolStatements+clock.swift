import GRDB

/// What a spool knows of the clocks that stamped what is in it, each inside a transaction of the caller's.
extension SpoolStatements {
    /// Notes what the clock says now of when the boot was. After the boot has ended, what it said last stands.
    static func note(_ boot: Boot, _ db: Database) throws {
        guard let startedAt = boot.startedAt?.milliseconds else { return }
        try db.execute(
            sql: """
                INSERT INTO clock (boot, started_ms) VALUES (?, ?)
                ON CONFLICT (boot) DO UPDATE SET started_ms = excluded.started_ms
                    WHERE abs(excluded.started_ms - started_ms) >= ?
                """,
            arguments: [boot.identity, startedAt, Int64(Boot.jitter * 1000)])
    }

    /// Forgets boots of which nothing waits any more.
    static func forgetBoots(_ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM clock WHERE boot NOT IN (SELECT boot FROM batch WHERE boot IS NOT NULL)")
    }
}
