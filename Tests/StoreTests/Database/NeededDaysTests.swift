import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Days of sightings that are still needed", .mustEnd)
struct NeededDaysTests {
    private static let day = 86_400.0
    /// Three days after the scanner was last heard of: a day longer than sightings are kept.
    private static let later = TestStore.now + 3 * day

    private func insert(heardAt: Date, _ store: TestStore) async throws {
        try await store.pool.query(
            """
            insert into sighting (heard_at, received_at, scanner_id, beacon_id, room_id, count)
            values (\(heardAt), \(heardAt), 1, 1, 1, 1)
            """)
    }

    /// A day before `TestStore.now`, that day and the two that follow have a sighting each.
    private func fill(_ store: TestStore) async throws {
        for days in -1...2 { try await insert(heardAt: TestStore.now + Double(days) * Self.day, store) }
    }

    private func beat(_ scanner: Int64, _ at: Date, depth: Int?, _ store: TestStore) async throws {
        try await store.pool.query(
            "update scanner set last_seen_at = \(at), spool_depth = \(depth) where scanner_id = \(scanner)")
    }

    private func heard(_ store: TestStore) async throws -> [String] {
        try await store.admin.column("select to_char(heard_at, 'DD') from sighting order by heard_at")
    }

    @Test("A day stays while a scanner that was there then is silent, or has not emptied its spool")
    func spool() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            try await fill(store)
            try await beat(scanner, TestStore.now, depth: 0, store)
            try await store.partitions.maintain(at: Self.later)
            #expect(try await heard(store) == ["01", "02", "03"], "all of the day before has arrived")
            #expect(try await store.partitions.needed(at: Self.later).map(\.scanners) == [["node"]])
            try await beat(scanner, Self.later, depth: 7, store)
            try await store.partitions.maintain(at: Self.later)
            #expect(try await heard(store) == ["01", "02", "03"])
            try await beat(scanner, Self.later, depth: 0, store)
            try await store.partitions.maintain(at: Self.later)
            #expect(try await heard(store) == ["02", "03"])
            #expect(try await store.partitions.needed(at: Self.later).isEmpty)
        }
    }

    @Test("A day whose sightings are deleted takes in what comes late, and it is known that the rest is gone")
    func partial() async throws {
        try await TestStore.with { store in
            try await fill(store)
            try await store.partitions.maintain(at: Self.later)
            let repository = RecordRepository(store.pool)
            #expect(try await repository.isPartial(at: TestStore.now))
            #expect(try await !repository.isPartial(at: Self.later))
            try await insert(heardAt: TestStore.now, store)
            #expect(try await heard(store) == ["01", "02", "03"])
            try await store.partitions.maintain(at: Self.later)
            #expect(try await heard(store) == ["02", "03"], "once the record is made from it, it goes as well")
            try await store.partitions.make(at: TestStore.now)
            #expect(try await repository.isPartial(at: TestStore.now))
        }
    }

    @Test("A scanner that was retired, or is silent for longer than a spool keeps anything, holds no day up")
    func gone() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            try await beat(scanner, TestStore.now, depth: 3, store)
            #expect(try await store.partitions.needed(at: Self.later).first?.day == "2026-08-21", "it was never empty")
            #expect(try await store.partitions.needed(at: TestStore.now + 14 * Self.day).isEmpty)
            _ = try await store.admin.query("update scanner set retired_at = \(TestStore.now)")
            #expect(try await store.partitions.needed(at: Self.later).isEmpty)
        }
    }

    @Test("A day stays until the record is made from it")
    func record() async throws {
        try await TestStore.with { store in
            let ada = try await store.makePerson("ada")
            let due = RecordDue(
                person: ada, from: TestStore.now, until: TestStore.now + 60, dueAt: TestStore.now)
            try await store.pool.query(RecordDue.insert([due]))
            #expect(try await store.partitions.needed(at: Self.later).map(\.day) == ["2026-09-01"])
            try await store.pool.query("delete from record_due")
            try await store.pool.query("update record_progress set through = \(TestStore.now - Self.day)")
            #expect(try await store.partitions.needed(at: Self.later).map(\.day) == ["2026-08-31", "2026-09-01"])
        }
    }

    @Test("Where the disk is full the oldest day goes, whatever needs it, and today's never")
    func oldest() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            try await beat(scanner, TestStore.now, depth: 3, store)
            try await fill(store)
            let now = TestStore.now + 2 * Self.day
            for left in [["01", "02", "03"], ["02", "03"], ["03"]] {
                #expect(try await store.partitions.emptyOldest(at: now))
                #expect(try await heard(store) == left)
            }
            #expect(try await !store.partitions.emptyOldest(at: now))
            #expect(try await heard(store) == ["03"])
        }
    }

    @Test("A day that somebody reads is emptied later, and nobody waits for that for long")
    func busy() async throws {
        try await TestStore.with { store in
            try await fill(store)
            try await store.admin.withTransaction { reader in
                try await reader.query("select from sighting_20260831")
                let state = try await sqlState { try await store.partitions.maintain(at: Self.later) }
                #expect(state == "55P03")
            }
            #expect(try await heard(store) == ["31", "01", "02", "03"])
            try await store.partitions.maintain(at: Self.later)
            #expect(try await heard(store) == ["02", "03"])
        }
    }
}
