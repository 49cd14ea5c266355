import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("The days of the sightings", .mustEnd)
struct SightingPartitionsTests {
    private static let day = 86_400.0

    private func days(_ store: TestStore) async throws -> [String] {
        try await store.admin.column(
            "select relname::text from pg_class where relkind = 'r' and relname ~ '^sighting_[0-9]' order by relname")
    }

    private func insert(heardAt: Date, _ database: any Querying) async throws {
        try await database.query(
            """
            insert into sighting (heard_at, received_at, scanner_id, beacon_id, room_id, count)
            values (\(heardAt), \(heardAt), 1, 1, 1, 1)
            """)
    }

    @Test("Days are made from the oldest that a spool may hold to a week ahead, once, however many make them")
    func make() async throws {
        try await TestStore.with { store in
            let before = try await days(store)
            #expect(before.first == "sighting_20260818" && before.last == "sighting_20260908" && before.count == 22)
            try await store.partitions.make(at: TestStore.now)
            #expect(try await days(store) == before)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<5 {
                    group.addTask { try await store.partitions.make(at: TestStore.now + 30 * Self.day) }
                }
                try await group.waitForAll()
            }
            #expect(try await days(store).count == 44)
            let summarised: Query = "select count(*) from pg_class where reloptions = '{autosummarize=on}'"
            #expect(try await store.admin.single(summarised, as: Int.self) == 44)
        }
    }

    @Test("Days are made by a clock that is ahead, and dropped by the one on the wall")
    func ahead() async throws {
        try await TestStore.with { store in
            let before = try await days(store)
            try await store.partitions.maintain(at: TestStore.now + 30 * Self.day, keptAt: TestStore.now)
            #expect(try await days(store).starts(with: before))
            #expect(try await days(store).last == "sighting_20261008")
        }
    }

    @Test("The edges of a day are midnight in UTC, whatever the session's time zone")
    func edges() async throws {
        try await TestStore.with { store in
            let midnight = Date(timeIntervalSince1970: 1_788_220_800)
            try await insert(heardAt: midnight, store.pool)
            try await insert(heardAt: midnight - 0.000_001, store.pool)
            #expect(try await store.admin.single("select count(*) from sighting_20260901", as: Int.self) == 1)
            #expect(try await store.admin.single("select count(*) from sighting_20260831", as: Int.self) == 1)
        }
    }

    @Test("A sighting of a day that is not there is refused: there is no default partition")
    func missingDay() async throws {
        try await TestStore.with { store in
            for heardAt in [TestStore.now - 15 * Self.day, TestStore.now + 8 * Self.day] {
                let state = try await sqlState { try await insert(heardAt: heardAt, store.pool) }
                #expect(state == "23514")
            }
        }
    }

    @Test("Exactly the days that are over are emptied, and those too old for a spool dropped, while others write")
    func maintain() async throws {
        try await TestStore.with { store in
            for day in -2...3 { try await insert(heardAt: TestStore.now + Double(day) * Self.day, store.pool) }
            let (begun, isBegun) = AsyncStream.makeStream(of: Void.self)
            let (ended, end) = AsyncStream.makeStream(of: Void.self)
            async let writer: Void = store.pool.withTransaction { transaction in
                try await insert(heardAt: TestStore.now + 3 * Self.day, transaction)
                isBegun.finish()
                for await _ in ended {}
            }
            for await _ in begun {}
            async let maintenance: Void = store.partitions.maintain(at: TestStore.now + 3 * Self.day)
            // It waits for the writer that is under way, and lets others write meanwhile.
            try await until { try await store.hasWaiters() }
            try await insert(heardAt: TestStore.now + 3 * Self.day, store.pool)
            end.finish()
            try await writer
            try await maintenance
            let left = try await days(store)
            #expect(left.first == "sighting_20260821" && left.last == "sighting_20260911" && left.count == 22)
            #expect(try await store.admin.single("select count(*) from sighting", as: Int.self) == 5)
        }
    }

    @Test("Two servers that look after the days at once do not hinder each other")
    func maintainTwice() async throws {
        try await TestStore.with { store in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<3 {
                    group.addTask { try await store.partitions.maintain(at: TestStore.now + 5 * Self.day) }
                }
                try await group.waitForAll()
            }
            #expect(try await days(store).first == "sighting_20260823")
        }
    }

    @Test("A day that was only half dropped when a server died is dropped by the next")
    func leftovers() async throws {
        try await TestStore.with { store in
            try await store.admin.query("alter table sighting detach partition sighting_20260831")
            try await store.admin.withTransaction { transaction in
                try await insert(heardAt: TestStore.now, transaction)
                let interrupted = Task { try await store.partitions.maintain(at: TestStore.now + Self.day) }
                try await until { try await store.hasWaiters() }
                try await store.endMaintenance()
                await #expect(throws: PostgresError.self) { try await interrupted.value }
            }
            let pending = "select count(*) from pg_inherits where inhdetachpending"
            #expect(try await store.admin.single(Query(unescaped: pending), as: Int.self) == 1)
            try await store.partitions.maintain(at: TestStore.now + 2 * Self.day)
            #expect(try await days(store).first == "sighting_20260820")
            #expect(try await !days(store).contains("sighting_20260831"))
            #expect(try await store.admin.single(Query(unescaped: pending), as: Int.self) == 0)
        }
    }
}

extension TestStore {
    /// Ends the session that detaches a day, as a crash would.
    fileprivate func endMaintenance() async throws {
        try await admin.query(
            """
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and query like '%detach partition%' and pid <> pg_backend_pid()
            """)
    }
}
