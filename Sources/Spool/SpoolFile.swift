import Foundation
import GRDB

/// The SQLite file of a spool, opened, checked and locked.
struct SpoolFile {
    /// Goes up with every change of the tables.
    static let version = 2

    let database: DatabaseQueue
    let identity: String

    /// - Throws: `DatabaseError`, or `SpoolError` where a later version made the file.
    init(path: String) throws {
        let database = try DatabaseQueue(path: path, configuration: Self.configuration)
        do {
            identity = try database.write { db in
                try Self.check(db)
                return try Self.prepare(db, path: path)
            }
        } catch {
            // The error above says more than one of closing could.
            try? database.close()
            throw error
        }
        self.database = database
    }

    /// The exclusive locking mode keeps the lock of the first transaction until the file is closed.
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

    private static func prepare(_ db: Database, path: String) throws -> String {
        let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard found <= version else {
            throw SpoolError(
                .newer, "The spool \(path) has format \(found), this program knows \(version)",
                hint: "Use a program at least as new as the one that made it.")
        }
        if found == 0 {
            try makeTables(db)
        } else if found == 1 {
            try keepClocks(db)
        }
        try SpoolStatements.forgetBoots(db)
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
                CREATE INDEX batch_waiting ON batch (sequence) WHERE refused IS NULL;
                CREATE INDEX batch_size ON batch (size, refused);
                PRAGMA user_version = \(version);
                """)
        try db.execute(sql: "INSERT INTO spool (identity) VALUES (?)", arguments: [UUID().uuidString.lowercased()])
    }

    /// By boot, when it was by the last that its clock said.
    private static let clockTable = "CREATE TABLE clock (boot TEXT PRIMARY KEY, started_ms INTEGER NOT NULL) STRICT;"

    /// From format 1, which knew no clocks.
    private static func keepClocks(_ db: Database) throws {
        try db.execute(
            sql: """
                \(clockTable)
                ALTER TABLE batch ADD COLUMN boot_started_ms INTEGER;
                PRAGMA user_version = \(version);
                """)
    }
}
