import Foundation
import GRDB
import OperatorErrors

/// The tables of a spool's database, created or migrated to the newest format.
enum SpoolSchema {
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
    private static let clockTable = "CREATE TABLE clock (boot TEXT PRIMARY KEY, started_ms INTEGER NOT NULL) STRICT;"

    /// Migrates format 1, which had no clocks.
    private static func keepClocks(_ db: Database) throws {
        try db.execute(sql: "\(clockTable) ALTER TABLE batch ADD COLUMN boot_started_ms INTEGER;")
    }

    /// Migrates format 2, which stored plain JSON without digests, and no acknowledged batches.
    ///
    /// `origin` and `number` identify a batch that was first sent from memory. The totals in `spool` are maintained by
    /// triggers: a spool of two weeks has half a million batches, too many to count each second.
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
