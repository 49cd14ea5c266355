import Foundation
import GRDB

/// The statements of a spool, each inside a transaction of the caller's.
enum SpoolStatements {
    static func insert(_ body: Data, boot: Boot?, at date: Date, _ db: Database) throws -> Int64 {
        let sequence = try Int64.fetchOne(db, sql: "SELECT next_sequence FROM spool") ?? 0
        try db.execute(sql: "UPDATE spool SET next_sequence = next_sequence + 1")
        try db.execute(
            sql: """
                INSERT INTO batch (sequence, boot, boot_started_ms, created_ms, size, sightings)
                VALUES (?1, ?2, iif(?3, (SELECT started_ms FROM clock WHERE boot = ?2), NULL), ?4, ?5, ?6)
                """,
            arguments: [
                sequence, boot?.identity, boot?.startedAt != nil, date.milliseconds, body.count, body,
            ])
        return sequence
    }

    static func oldestWaiting(_ db: Database) throws -> StoredBatch? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT sequence, batch.boot, created_ms, sightings, started_ms - boot_started_ms AS set_by_ms
                FROM batch LEFT JOIN clock ON clock.boot = batch.boot
                WHERE refused IS NULL ORDER BY sequence LIMIT 1
                """)
        return row.map {
            StoredBatch(
                sequence: $0["sequence"], boot: $0["boot"], createdMilliseconds: $0["created_ms"],
                sightings: $0["sightings"], setByMilliseconds: $0["set_by_ms"])
        }
    }

    static func remove(_ sequence: Int64, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM batch WHERE sequence = ?", arguments: [sequence])
    }

    static func setAside(_ sequence: Int64, because reason: String, _ db: Database) throws {
        try db.execute(sql: "UPDATE batch SET refused = ? WHERE sequence = ?", arguments: [reason, sequence])
    }

    static func state(_ db: Database) throws -> Spool.State {
        let totals = try Row.fetchOne(
            db,
            sql: """
                SELECT count(*) - count(refused) AS depth, coalesce(sum(size), 0) AS bytes, count(refused) AS set_aside,
                    (SELECT dropped FROM spool) AS dropped
                FROM batch
                """)
        return Spool.State(
            depth: totals?["depth"] ?? 0, bytes: totals?["bytes"] ?? 0, setAside: totals?["set_aside"] ?? 0,
            dropped: totals?["dropped"] ?? 0)
    }

    /// What was set aside goes before what still waits.
    static func makeRoom(within limit: Spool.Limit, keeping newest: Int64, _ db: Database) throws {
        while try isFull(limit, db) {
            let oldest = try Row.fetchOne(
                db,
                sql: """
                    SELECT sequence, refused IS NULL AS waiting FROM batch
                    WHERE sequence < ? ORDER BY waiting, sequence LIMIT 1
                    """,
                arguments: [newest])
            guard let oldest else { return }
            try remove(oldest["sequence"], db)
            if oldest["waiting"] {
                try db.execute(sql: "UPDATE spool SET dropped = dropped + 1")
            }
        }
    }

    private static func isFull(_ limit: Spool.Limit, _ db: Database) throws -> Bool {
        let totals = try Row.fetchOne(db, sql: "SELECT count(*) AS batches, coalesce(sum(size), 0) AS bytes FROM batch")
        return (totals?["batches"] ?? 0) > limit.batches || (totals?["bytes"] ?? 0) > limit.bytes
    }
}

/// What a spool knows of the clocks that stamped what is in it, each inside a transaction of the caller's.
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

    /// Forgets boots of which nothing waits any more.
    static func forgetBoots(_ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM clock WHERE boot NOT IN (SELECT boot FROM batch WHERE boot IS NOT NULL)")
    }
}
