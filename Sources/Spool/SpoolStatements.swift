import Foundation
import GRDB

/// The statements of a spool, each inside a transaction of the caller.
enum SpoolStatements {
    /// Bytes of a row besides its sightings: its columns, its index entry and the space between rows.
    static let rowOverhead = 160

    /// Inserts a batch. A batch that was first sent from memory keeps the number it was sent under.
    static func insert(
        _ batch: NewBatch, packed: Data, dictionary: Int64, _ db: Database
    ) throws -> Int64 {
        let sequence = try nextSequence(db)
        try db.execute(
            sql: """
                INSERT INTO batch (sequence, boot, boot_started_ms, created_ms, size, sightings, dictionary, count,
                    digest, origin, number)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                sequence, batch.boot, batch.bootStartedMilliseconds, batch.createdMilliseconds,
                packed.count + rowOverhead, packed, dictionary, batch.count, batch.digest, batch.origin, batch.number,
            ])
        return sequence
    }

    static func nextSequence(_ db: Database) throws -> Int64 {
        let sequence = try Int64.fetchOne(db, sql: "SELECT next_sequence FROM spool") ?? 0
        try db.execute(sql: "UPDATE spool SET next_sequence = next_sequence + 1")
        return sequence
    }

    static func batch(_ sequence: Int64, _ db: Database) throws -> StoredBatch? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT batch.*, started_ms, content FROM batch
                    LEFT JOIN clock ON clock.boot = batch.boot
                    LEFT JOIN dictionary ON dictionary.number = batch.dictionary
                WHERE sequence = ?
                """,
            arguments: [sequence])
        return row.map(StoredBatch.init)
    }

    static func remove(_ sequence: Int64, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM batch WHERE sequence = ?", arguments: [sequence])
    }

    static func acknowledge(_ sequences: ClosedRange<Int64>, at milliseconds: Int64, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE batch SET state = 2, acknowledged_ms = ? WHERE sequence BETWEEN ? AND ? AND state = 0",
            arguments: [milliseconds, sequences.lowerBound, sequences.upperBound])
    }

    static func setAside(_ sequence: Int64, because refusal: Spool.Refusal, program: String, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE batch SET state = 1, refused = ?, refused_code = ?, refused_by = ? WHERE sequence = ?",
            arguments: [refusal.reason, refusal.code, program, sequence])
    }

    static func totals(_ db: Database) throws -> Totals {
        let row = try Row.fetchOne(db, sql: "SELECT depth, bytes, set_aside, dropped, sightings FROM spool")
        return Totals(
            depth: row?["depth"] ?? 0, bytes: row?["bytes"] ?? 0, setAside: row?["set_aside"] ?? 0,
            dropped: row?["dropped"] ?? 0, sightings: row?["sightings"] ?? 0)
    }

    static func countDropped(_ batches: Int, _ db: Database) throws {
        try db.execute(sql: "UPDATE spool SET dropped = dropped + ?", arguments: [batches])
    }
}

/// Statements that select the next batch for the server.
extension SpoolStatements {
    /// A waiting batch, and when it was made by the present clock.
    struct Waiting {
        let sequence: Int64
        let createdMilliseconds: Int64
    }

    /// Returns the first waiting batch from a sequence on.
    static func firstWaiting(from sequence: Int64, _ db: Database) throws -> Waiting? {
        try waiting("AND sequence >= ? ORDER BY sequence LIMIT 1", [sequence], db).first
    }

    /// Returns the newest waiting batches, newest first.
    static func newestWaiting(_ count: Int, _ db: Database) throws -> [Waiting] {
        try waiting("ORDER BY sequence DESC LIMIT ?", [count], db)
    }

    private static func waiting(_ which: String, _ arguments: StatementArguments, _ db: Database) throws -> [Waiting] {
        let sql = """
            SELECT sequence, created_ms + coalesce(started_ms - boot_started_ms, 0) AS created_ms
            FROM batch LEFT JOIN clock ON clock.boot = batch.boot WHERE state = 0 \(which)
            """
        return try Row.fetchAll(db, sql: sql, arguments: arguments).map {
            Waiting(sequence: $0["sequence"], createdMilliseconds: $0["created_ms"])
        }
    }
}

/// Statements that make room: they delete acknowledged batches, then those set aside, then waiting ones; of each the
/// oldest first.
extension SpoolStatements {
    static func makeRoom(within bytes: Int, keeping newest: Int64, _ db: Database) throws {
        while try totals(db).bytes > bytes {
            guard let oldest = try firstToGo(before: newest, db) else { return }
            try remove(oldest.sequence, db)
            if oldest.state == .waiting { try countDropped(1, db) }
        }
    }

    private static func firstToGo(
        before newest: Int64, _ db: Database
    ) throws -> (sequence: Int64, state: SpoolStore.Schema.BatchState)? {
        for state in [SpoolStore.Schema.BatchState.acknowledged, .setAside, .waiting] {
            let sequence = try Int64.fetchOne(
                db, sql: "SELECT sequence FROM batch WHERE state = ? AND sequence < ? ORDER BY sequence LIMIT 1",
                arguments: [state.rawValue, newest])
            if let sequence { return (sequence, state) }
        }
        return nil
    }

    /// Deletes batches made before a time, by the present clock.
    static func removeOlder(than milliseconds: Int64, _ db: Database) throws {
        while let oldest = try oldest(db), oldest.createdMilliseconds < milliseconds {
            try remove(oldest.sequence, db)
            if oldest.isWaiting { try countDropped(1, db) }
        }
    }

    private static func oldest(
        _ db: Database
    ) throws -> (sequence: Int64, createdMilliseconds: Int64, isWaiting: Bool)? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT sequence, state, created_ms + coalesce(started_ms - boot_started_ms, 0) AS created_ms
                FROM batch LEFT JOIN clock ON clock.boot = batch.boot ORDER BY sequence LIMIT 1
                """)
        return row.map {
            ($0["sequence"], $0["created_ms"], $0["state"] == SpoolStore.Schema.BatchState.waiting.rawValue)
        }
    }

    /// Deletes a number of acknowledged batches, the oldest first.
    /// - Parameter before: only batches acknowledged before this time; nil for all.
    /// - Returns: the number of deleted batches.
    @discardableResult
    static func removeAcknowledged(
        before milliseconds: Int64? = nil, atMost count: Int, _ db: Database
    ) throws -> Int {
        try db.execute(
            sql: """
                DELETE FROM batch WHERE acknowledged_ms < ? AND sequence IN
                    (SELECT sequence FROM batch WHERE state = 2 ORDER BY sequence LIMIT ?)
                """,
            arguments: [milliseconds ?? .max, count])
        return db.changesCount
    }
}

/// Statements that send batches once more.
extension SpoolStatements {
    /// The rule that refused a batch may not exist in another version of the program. Formats before 3 stored no code.
    static func sendAgain(refusedBefore program: String, _ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE batch SET state = 0, refused = NULL
                WHERE state = 1 AND refused_by IS NOT ? AND coalesce(refused_code, 'cannot_be_done') = 'cannot_be_done'
                """,
            arguments: [program])
    }

    /// Queues batches acknowledged since a time again, once for each mark that the server sets.
    /// - Returns: the number of batches queued again.
    static func sendAgain(acknowledgedSince milliseconds: Int64, mark: Int64, _ db: Database) throws -> Int {
        guard try Int64.fetchOne(db, sql: "SELECT resent_ms FROM spool") != mark else { return 0 }
        try db.execute(
            sql: "UPDATE batch SET state = 0, acknowledged_ms = NULL WHERE state = 2 AND acknowledged_ms >= ?",
            arguments: [milliseconds])
        let count = db.changesCount
        try db.execute(sql: "UPDATE spool SET resent_ms = ?", arguments: [mark])
        return count
    }
}

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

extension SpoolStatements {
    /// The totals of a spool's database.
    struct Totals: Sendable {
        let depth: Int
        let bytes: Int
        let setAside: Int
        let dropped: Int
        /// In the waiting batches.
        let sightings: Int

        static let none = Totals(depth: 0, bytes: 0, setAside: 0, dropped: 0, sightings: 0)
    }
}
