import Foundation
import GRDB
import OperatorErrors

/// The tables of a registry: the original's `devices`, which is unchanged, and additional ones.
enum RegistrySchema {
    /// The application id in the file: `RCLR`.
    static let application: Int32 = 0x5243_4C52
    static let version = 1

    /// The milliseconds for which rows of the original's file are answered, from its first opening on.
    static let unclaimedHolding: Int64 = 24 * 3_600_000

    /// Creates the tables if the file is new or the original's.
    /// - Throws: `ResolverError` if it is any other file.
    static func prepare(_ db: Database, path: String, now: Int64) throws {
        if try !isOurs(db, path: path) { try makeTables(db, now: now) }
    }

    /// Returns whether the tables exist. They do not in a new file, and in the original's, which has only `devices`.
    /// - Throws: `ResolverError` if the file is of another kind, or of a later version.
    static func isOurs(_ db: Database, path: String) throws -> Bool {
        if try Int32.fetchOne(db, sql: "PRAGMA application_id") == application {
            let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            guard found <= version else {
                throw ResolverError(
                    .foreign, "The registry \(path) has format \(found), this program knows \(version)",
                    hint: "Use a program at least as new as the one that made it.")
            }
            return true
        }
        let tables = try String.fetchAll(
            db, sql: "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'")
        let hasDevices = tables.contains { $0.lowercased() == "devices" }
        let columns = try hasDevices ? db.columns(in: "devices").map { $0.name.lowercased() } : ["id", "ip"]
        guard tables.isEmpty || hasDevices, columns == ["id", "ip"], !tables.contains("station") else {
            throw ResolverError(
                .foreign, "The file \(path) is a database of something else",
                hint: "Name a file that is not there yet, or one with the original's table devices(ID, IP).")
        }
        return false
    }

    /// `station.id` is `devices.ID`: the original's spelling of a serial is kept. Numbers ending in `_ms` are
    /// milliseconds since 1970. Either a key is present or `is_unsigned` is 1. Only the hash of an invitation is
    /// stored; without an id it is for any station that has neither.
    private static func makeTables(_ db: Database, now: Int64) throws {
        try db.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS devices (ID TEXT PRIMARY KEY, IP TEXT);
                CREATE TABLE book (opened_ms INTEGER NOT NULL) STRICT;
                CREATE TABLE station (
                    id TEXT PRIMARY KEY,
                    key BLOB CHECK (length(key) = 32),
                    is_unsigned INTEGER NOT NULL DEFAULT 0,
                    source TEXT,
                    findable TEXT NOT NULL DEFAULT 'code',
                    said_findable TEXT,
                    counter INTEGER NOT NULL DEFAULT 0,
                    record BLOB,
                    signature BLOB,
                    seen_ms INTEGER NOT NULL DEFAULT 0,
                    until_ms INTEGER NOT NULL DEFAULT 0,
                    changed_ms INTEGER NOT NULL DEFAULT 0,
                    CHECK ((key IS NULL) = is_unsigned)
                ) STRICT, WITHOUT ROWID;
                CREATE UNIQUE INDEX station_key ON station (key);
                CREATE TABLE invitation (
                    hash BLOB PRIMARY KEY,
                    id TEXT,
                    until_ms INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID;
                """)
        try db.execute(sql: "INSERT INTO book (opened_ms) VALUES (?)", arguments: [now])
        try db.execute(sql: "PRAGMA application_id = \(application); PRAGMA user_version = \(version);")
    }
}
