import Foundation
import GRDB
import OperatorErrors
import Testing
import Wire

@testable import Spool

@Suite("A spool of another version")
struct SpoolVersionTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("a.spool")
    }

    @Test("A later format is refused and left as it is")
    func newer() throws {
        let identity = try Spool.open(path: path).closed().identity
        try change("PRAGMA user_version = 4")
        #expect { try Spool.open(path: path) } throws: { ($0 as? SpoolError)?.code == .newer }
        try change("PRAGMA user_version = 3")
        #expect(try Spool.open(path: path).identity == identity)
    }

    @Test("A batch that cannot be read is set aside and the next comes out")
    func unreadable() async throws {
        let spool = try Spool.open(path: path)
        try await spool.put(0..<2)
        try spool.close()
        try change("UPDATE batch SET sightings = x'7b' WHERE sequence = 0")

        let again = try Spool.open(path: path)
        #expect(try await again.oldest()?.sequence == 1)
        #expect(try await again.state.setAside == 1)
    }

    @Test("A spool of format 2 is taken up as it is: what waits goes without a digest, what was set aside goes again")
    func formatTwo() async throws {
        try makeFormatTwo()
        let spool = try Spool.open(path: path)
        #expect(spool.identity == "old")
        let later = Sample.time.addingTimeInterval(100)
        let boot = Boot("one", startedAt: Sample.time.addingTimeInterval(3_000))
        let first = try #require(try await spool.take(.backlog, in: boot, at: later))
        #expect(first.sequence == 4 && first.spool == "old" && first.digest == nil)
        #expect(first.sightings.map(\.heardAt) == [Sample.time.addingTimeInterval(3_600)])
        #expect(try await spool.take(.backlog, in: boot, at: later)?.sequence == 5)
        #expect(try await spool.state.depth == 2)
        #expect(try await spool.state.dropped == 3)
        try await spool.put([7])
        #expect(try await spool.take(.backlog, at: later)?.sequence == 6)
    }

    /// As the program before made it: a batch that waits, and one that was set aside.
    private func makeFormatTwo() throws {
        let body = try WireJSON.encoder().encode([try Sample.sighting(minor: 1)])
        let database = try DatabaseQueue(path: path)
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE spool (
                        identity TEXT NOT NULL, next_sequence INTEGER NOT NULL DEFAULT 0,
                        dropped INTEGER NOT NULL DEFAULT 0) STRICT;
                    CREATE TABLE batch (
                        sequence INTEGER PRIMARY KEY, boot TEXT, boot_started_ms INTEGER, created_ms INTEGER NOT NULL,
                        size INTEGER NOT NULL, refused TEXT, sightings BLOB NOT NULL) STRICT;
                    CREATE TABLE clock (boot TEXT PRIMARY KEY, started_ms INTEGER NOT NULL) STRICT;
                    CREATE INDEX batch_waiting ON batch (sequence) WHERE refused IS NULL;
                    CREATE INDEX batch_size ON batch (size, refused);
                    INSERT INTO spool VALUES ('old', 6, 3);
                    PRAGMA user_version = 2;
                    """)
            let started = Sample.time.addingTimeInterval(-600).milliseconds
            try db.execute(sql: "INSERT INTO clock VALUES ('one', ?)", arguments: [started])
            for (sequence, refused) in [(4, nil), (5, "a rule of the database")] as [(Int64, String?)] {
                try db.execute(
                    sql: "INSERT INTO batch VALUES (?, 'one', ?, ?, ?, ?, ?)",
                    arguments: [sequence, started, Sample.time.milliseconds, body.count, refused, body])
            }
        }
        try database.close()
    }

    private func change(_ sql: String) throws {
        let database = try DatabaseQueue(path: path)
        try database.write { try $0.execute(sql: sql) }
        try database.close()
    }
}

extension Spool {
    fileprivate func closed() throws -> Spool {
        try close()
        return self
    }
}
