import Foundation
import GRDB
import OperatorErrors

/// One SQLite database of batches: the file of a spool, opened, checked and locked, or a part of its memory.
///
/// A value only because of its dictionary: if a write fails, the copy that attempted it is discarded.
struct SpoolStore: Sendable {
    let identity: String
    private let database: DatabaseQueue
    private var packer: BatchPacker

    /// - Parameter program: the version of the program.
    /// - Throws: `DatabaseError`, or `SpoolError` if a later version made the file.
    init(path: String, program: String) throws {
        try self.init(try DatabaseQueue(path: path, configuration: Self.configuration), path: path, program: program)
    }

    /// Creates a store in memory, with an identity that no other process has.
    init(program: String) throws {
        try self.init(try DatabaseQueue(configuration: Self.configuration), path: "in memory", program: program)
    }

    private init(_ database: DatabaseQueue, path: String, program: String) throws {
        do {
            (identity, packer) = try database.write { db in
                try Self.check(db)
                let identity = try Schema.prepare(db, path: path, program: program)
                let newest = try SpoolStatements.newestDictionary(db)
                return (identity, newest.map(BatchPacker.init) ?? BatchPacker())
            }
        } catch {
            // The first error is more useful than an error of closing.
            try? database.close()
            throw error
        }
        self.database = database
    }

    /// The exclusive locking mode keeps the lock of the first transaction until the file is closed. The write-ahead log
    /// stays smaller than the ballast, and no temporary files are used: both would fail on a full disk.
    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "rollcall.spool"
        configuration.busyMode = .immediateError
        configuration.prepareDatabase { db in
            try db.execute(
                sql: """
                    PRAGMA locking_mode = EXCLUSIVE;
                    PRAGMA journal_mode = WAL;
                    PRAGMA synchronous = FULL;
                    PRAGMA wal_autocheckpoint = 128;
                    PRAGMA temp_store = MEMORY;
                    """)
        }
        return configuration
    }

    private static func check(_ db: Database) throws {
        let found = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
        guard found == "ok" else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: found)
        }
    }

    func close() throws {
        try database.close()
    }

    func transaction<T>(_ body: (Database) throws -> T) throws -> T {
        try database.write(body)
    }

    func read<T>(_ body: (Database) throws -> T) throws -> T {
        try database.read(body)
    }

    /// Writes the log into the file, so that it starts again at its beginning and does not grow.
    func checkpoint() throws {
        _ = try database.writeWithoutTransaction { try $0.checkpoint(.passive) }
    }
}

extension SpoolStore {
    /// The limits of a database in size and age.
    struct Bounds {
        /// Bytes of all batches.
        let bytes: Int
        /// Batches made before this time, in milliseconds since 1970, are deleted.
        let oldest: Int64
        /// Batches acknowledged before this time are deleted.
        let acknowledged: Int64

        /// The number of acknowledged batches that are deleted for each new batch: more than are added, so that they do
        /// not accumulate.
        static let expiring = 32
    }

    /// Appends batches, all or none; at the limits the oldest are dropped.
    /// - Parameter dropped: batches that were dropped elsewhere, to be counted here.
    mutating func append(
        _ batches: [NewBatch], in boot: Boot?, within bounds: Bounds, counting dropped: Int = 0
    ) throws {
        var packer = packer
        try transaction { db in
            for batch in batches {
                let sequence = try Self.insert(batch, in: boot, &packer, db)
                try SpoolStatements.makeRoom(within: bounds.bytes, keeping: sequence, db)
            }
            if dropped > 0 { try SpoolStatements.countDropped(dropped, db) }
            try SpoolStatements.removeAcknowledged(before: bounds.acknowledged, atMost: Bounds.expiring, db)
            try SpoolStatements.removeOlder(than: bounds.oldest, db)
        }
        self.packer = packer
    }

    private static func insert(
        _ batch: NewBatch, in boot: Boot?, _ packer: inout BatchPacker, _ db: Database
    ) throws -> Int64 {
        if let made = packer.prepare(for: batch.body) {
            try SpoolStatements.keepDictionary(packer.number, made, db)
        }
        let packed = try packer.pack(batch.body)
        return try SpoolStatements.insert(
            try stamped(batch, in: boot, db), packed: packed, dictionary: packer.number, db)
    }

    private static func stamped(_ batch: NewBatch, in boot: Boot?, _ db: Database) throws -> NewBatch {
        guard let boot else { return batch }
        try SpoolStatements.note(boot, db)
        guard batch.origin == nil, batch.boot == boot.identity else { return batch }
        var stamped = batch
        stamped.bootStartedMilliseconds = try SpoolStatements.startedMilliseconds(of: boot, db)
        return stamped
    }
}

extension SpoolStore {
    /// The tables of a spool's database, created or migrated to the newest format.
    enum Schema {
        /// Increases with every change of the tables.
        static let version = 3

        /// The state of a batch. Acknowledged batches are kept for a day, in case the server has to be restored.
        enum BatchState: Int {
            case waiting = 0
            case setAside = 1
            case acknowledged = 2
        }

        /// - Parameter program: the version of the program, which sends batches once more that another version had set
        ///   aside.
        /// - Returns: the spool's identity.
        static func prepare(_ db: Database, path: String, program: String) throws -> String {
            let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            guard found <= version else {
                throw SpoolError(
                    .newer, "The spool \(path) has format \(found), but this program supports only format \(version)",
                    hint: "Use the version that wrote the spool, or a newer one.")
            }
            if found == 0 { try makeTables(db) }
            if found == 1 { try keepClocks(db) }
            if (1..<3).contains(found) { try packBatches(db) }
            try SpoolStatements.forgetBoots(db)
            try SpoolStatements.sendAgain(refusedBefore: program, db)
            guard let identity = try String.fetchOne(db, sql: "SELECT identity FROM spool") else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the spool has no identity")
            }
            return identity
        }

        private static func makeTables(_ db: Database) throws {
            try db.execute(
                sql: """
                    CREATE TABLE spool (
                        identity TEXT NOT NULL,
                        next_sequence INTEGER NOT NULL DEFAULT 0,
                        dropped INTEGER NOT NULL DEFAULT 0
                    ) STRICT;
                    CREATE TABLE batch (
                        sequence INTEGER PRIMARY KEY,
                        boot TEXT,
                        boot_started_ms INTEGER,
                        created_ms INTEGER NOT NULL,
                        size INTEGER NOT NULL,
                        refused TEXT,
                        sightings BLOB NOT NULL
                    ) STRICT;
                    \(clockTable)
                    """)
            try db.execute(sql: "INSERT INTO spool (identity) VALUES (?)", arguments: [UUID().uuidString.lowercased()])
            try packBatches(db)
        }

        /// The time of each boot by the last reading of its clock.
        private static let clockTable =
            "CREATE TABLE clock (boot TEXT PRIMARY KEY, started_ms INTEGER NOT NULL) STRICT;"

        /// Migrates format 1, which had no clocks.
        private static func keepClocks(_ db: Database) throws {
            try db.execute(sql: "\(clockTable) ALTER TABLE batch ADD COLUMN boot_started_ms INTEGER;")
        }

        /// Migrates format 2, which stored plain JSON without digests, and no acknowledged batches.
        ///
        /// `origin` and `number` identify a batch that was first sent from memory. The totals in `spool` are maintained
        /// by triggers: a spool of two weeks has half a million batches, too many to count each second.
        private static func packBatches(_ db: Database) throws {
            try db.execute(
                sql: """
                    DROP INDEX IF EXISTS batch_waiting;
                    DROP INDEX IF EXISTS batch_size;
                    ALTER TABLE batch ADD COLUMN state INTEGER NOT NULL DEFAULT 0;
                    ALTER TABLE batch ADD COLUMN dictionary INTEGER NOT NULL DEFAULT 0;
                    ALTER TABLE batch ADD COLUMN count INTEGER NOT NULL DEFAULT 0;
                    ALTER TABLE batch ADD COLUMN digest BLOB;
                    ALTER TABLE batch ADD COLUMN origin TEXT;
                    ALTER TABLE batch ADD COLUMN number INTEGER;
                    ALTER TABLE batch ADD COLUMN acknowledged_ms INTEGER;
                    ALTER TABLE batch ADD COLUMN refused_code TEXT;
                    ALTER TABLE batch ADD COLUMN refused_by TEXT;
                    UPDATE batch SET state = 1 WHERE refused IS NOT NULL;
                    CREATE INDEX batch_state ON batch (state, sequence);
                    CREATE TABLE dictionary (
                        number INTEGER PRIMARY KEY, since INTEGER NOT NULL, content BLOB NOT NULL) STRICT;
                    ALTER TABLE spool ADD COLUMN resent_ms INTEGER;
                    ALTER TABLE spool ADD COLUMN depth INTEGER NOT NULL DEFAULT 0;
                    ALTER TABLE spool ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
                    ALTER TABLE spool ADD COLUMN set_aside INTEGER NOT NULL DEFAULT 0;
                    ALTER TABLE spool ADD COLUMN sightings INTEGER NOT NULL DEFAULT 0;
                    UPDATE spool SET
                        depth = (SELECT count(*) FROM batch WHERE state = 0),
                        bytes = (SELECT coalesce(sum(size), 0) FROM batch),
                        set_aside = (SELECT count(*) FROM batch WHERE state = 1);
                    \(triggers)
                    PRAGMA user_version = \(version);
                    """)
        }

        private static let triggers = """
            CREATE TRIGGER batch_added AFTER INSERT ON batch BEGIN
                UPDATE spool SET bytes = bytes + new.size, depth = depth + (new.state = 0),
                    set_aside = set_aside + (new.state = 1), sightings = sightings + (new.state = 0) * new.count;
            END;
            CREATE TRIGGER batch_removed AFTER DELETE ON batch BEGIN
                UPDATE spool SET bytes = bytes - old.size, depth = depth - (old.state = 0),
                    set_aside = set_aside - (old.state = 1), sightings = sightings - (old.state = 0) * old.count;
            END;
            CREATE TRIGGER batch_changed AFTER UPDATE OF state ON batch BEGIN
                UPDATE spool SET depth = depth + (new.state = 0) - (old.state = 0),
                    set_aside = set_aside + (new.state = 1) - (old.state = 1),
                    sightings = sightings + ((new.state = 0) - (old.state = 0)) * new.count;
            END;
            """
    }
}
