import Foundation
import GRDB

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
                let identity = try SpoolSchema.prepare(db, path: path, program: program)
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
