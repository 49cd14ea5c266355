import Foundation
import GRDB

/// Statements on the clocks that stamped the batches of a spool, and on the dictionaries that packed them, each inside
/// a transaction of the caller.
///
/// A node's clock may be set while sightings wait. Each batch stores the time of its boot by the clock of that time,
/// and the times in a batch are shifted to the present clock, so that `sent_at` gives their age. The server does not
/// know about boots.
extension SpoolStatements {
    /// Stores the time of the boot by the present clock. After the boot has ended, the last reading stands.
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

    /// Returns the stored time of a boot; nil for a boot whose clock is unknown.
    static func startedMilliseconds(of boot: Boot, _ db: Database) throws -> Int64? {
        guard boot.startedAt != nil else { return nil }
        return try Int64.fetchOne(db, sql: "SELECT started_ms FROM clock WHERE boot = ?", arguments: [boot.identity])
    }

    /// Deletes boots without waiting batches.
    static func forgetBoots(_ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM clock WHERE boot NOT IN (SELECT boot FROM batch WHERE boot IS NOT NULL)")
    }

    static func newestDictionary(_ db: Database) throws -> (number: Int64, content: Data)? {
        let row = try Row.fetchOne(db, sql: "SELECT number, content FROM dictionary ORDER BY number DESC LIMIT 1")
        return row.map { ($0["number"], $0["content"]) }
    }

    /// Stores a dictionary for the batches from the next sequence on, and deletes those that no batch needs any more.
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
