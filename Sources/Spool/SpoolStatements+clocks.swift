import Foundation
import GRDB

/// What a spool knows of the clocks that stamped what is in it, and of the dictionaries that packed it, each inside a
/// transaction of the caller's.
///
/// A node's clock may be set while sightings wait. Each batch keeps when its boot was by the clock of then, and the
/// times of a batch are moved by what the clock says now, so that `sent_at` tells their age. The server knows nothing
/// of boots.
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

    /// As it was noted; nil of a boot whose clock no caller told.
    static func startedMilliseconds(of boot: Boot, _ db: Database) throws -> Int64? {
        guard boot.startedAt != nil else { return nil }
        return try Int64.fetchOne(db, sql: "SELECT started_ms FROM clock WHERE boot = ?", arguments: [boot.identity])
    }

    /// Forgets boots of which nothing waits any more.
    static func forgetBoots(_ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM clock WHERE boot NOT IN (SELECT boot FROM batch WHERE boot IS NOT NULL)")
    }

    static func newestDictionary(_ db: Database) throws -> (number: Int64, content: Data)? {
        let row = try Row.fetchOne(db, sql: "SELECT number, content FROM dictionary ORDER BY number DESC LIMIT 1")
        return row.map { ($0["number"], $0["content"]) }
    }

    /// Keeps a dictionary for the batches from the next sequence on, and forgets those that no batch needs any more.
    static func keepDictionary(_ number: Int64, _ content: Data, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO dictionary (number, since, content) SELECT ?, next_sequence, ? FROM spool;
                """,
            arguments: [number, content])
        try db.execute(
            sql: """
                DELETE FROM dictionary WHERE EXISTS (
                    SELECT 1 FROM dictionary AS later
                    WHERE later.number > dictionary.number
                        AND later.since <= (SELECT coalesce(min(sequence), later.since) FROM batch))
                """)
    }
}
