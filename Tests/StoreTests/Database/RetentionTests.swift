import Foundation
import Postgres
import TestSupport
import Testing

@testable import Presence
@testable import Store

@Suite("What is too old", .mustEnd)
struct RetentionTests {
    private static let day = 86_400.0

    private func retention(_ store: TestStore) -> Retention { Retention(owner: store.owner, logger: .quiet) }

    @Test("Visits, changes, entries of the audit and receipts go after their days, and the newest change stays")
    func trim() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let scanner = try await store.makeScanner("node", in: "101")
            let scene = try await IngestScene(store)
            let ada = try await store.makePerson("ada")
            for (index, days) in [-500.0, -401, -399, -1].enumerated() {
                let come = IngestScene.enters(ada, room, after: days * Self.day)
                let leave = IngestScene.leaves(ada, come.after, after: days * Self.day + 60)
                try await scene.write([come], firstID: Int64(index * 2 + 1))
                try await scene.write([leave], firstID: Int64(index * 2 + 2))
                let at = TestStore.now + days * Self.day
                try await AuditRepository(store.pool).record(
                    AuditEntry(at: at, action: .login, actor: ada, address: "::1"))
                try await store.admin.query(
                    "insert into batch values (\(scanner), 's', \(Int64(index)), \(at), 0, 0)")
            }
            try await retention(store).trim(at: TestStore.now)
            #expect(try await store.admin.single("select count(*) from visit", as: Int.self) == 2)
            #expect(
                try await store.admin.column("select change_id from whereabouts_change order by 1") == [5, 6, 7, 8])
            #expect(try await store.admin.single("select count(*) from audit", as: Int.self) == 2)
            #expect(try await store.admin.single("select count(*) from audit_address", as: Int.self) == 2)
            #expect(try await store.admin.column("select sequence from batch") == [Int64(3)])
            try await retention(store).trim(at: TestStore.now + 1000 * Self.day)
            #expect(try await store.admin.single("select count(*) from visit", as: Int.self) == 0)
            #expect(try await store.admin.column("select change_id from whereabouts_change") == [Int64(8)])
        }
    }

    @Test("Pauses and switches stay as long as the oldest day whose sightings are all there")
    func evidence() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let (scanner, ada) = (try await store.makeScanner("node", in: "101"), try await store.makePerson("ada"))
            for days in [-6.0, -4.5, -4, -1] {
                let at = TestStore.now + days * Self.day
                try await store.admin.query("insert into scanner_pause values (\(scanner), \(at), \(at + 60))")
                try await store.admin.query(
                    """
                    insert into badge_switch (person_id, since, followed_badge, state, room_id)
                    values (\(ada), \(at), 1, 'present', \(room))
                    """)
            }
            let left: Query = """
                select (select count(*) from scanner_pause) * 10 + (select count(*) from badge_switch)
                """
            for (oldest, count) in [("2026-08-28", 33), ("2026-08-30", 11)] {
                try await store.admin.query(
                    "update sighting_day set state = 'partial' where day < \(oldest)::text::date")
                try await retention(store).trim(at: TestStore.now)
                #expect(try await store.admin.single(left, as: Int.self) == count, "\(oldest)")
            }
        }
    }

    @Test("Attempts to open locks and openings of doors go after unlock_days; a door that stands open stays")
    func unlocks() async throws {
        try await TestStore.with { store in
            let lock = try await store.makeLock(into: try await store.makeRooms("101")[0])
            for days in [-91.0, -89] {
                try await store.attempt(lock, "opened", after: days * Self.day)
                try await store.turn(lock, true, after: days * Self.day)
                try await store.turn(lock, false, after: days * Self.day + 5)
            }
            try await store.turn(lock, true, after: -88 * Self.day)
            try await retention(store).trim(at: TestStore.now)
            #expect(try await store.admin.single("select count(*) from unlock", as: Int.self) == 1)
            #expect(try await store.admin.single("select count(*) from door_opening", as: Int.self) == 2)
            try await retention(store).trim(at: TestStore.now + 9 * Self.day)
            #expect(try await store.admin.single("select count(*) from unlock", as: Int.self) == 0)
            #expect(try await store.admin.single("select count(*) from door_opening", as: Int.self) == 1)
        }
    }

    @Test("A visit that lasts stays, however long ago it began")
    func openVisit() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let scene = try await IngestScene(store)
            let ada = try await store.makePerson("ada")
            try await scene.write([IngestScene.enters(ada, room, after: -500 * Self.day)], firstID: 1)
            try await retention(store).trim(at: TestStore.now)
            #expect(try await store.admin.single("select count(*) from visit", as: Int.self) == 1)
        }
    }

    @Test("More rows than are deleted at once all go, and nobody who writes meanwhile waits")
    func batches() async throws {
        try await TestStore.with { store in
            try await store.admin.query(
                """
                insert into audit (at, action)
                select \(TestStore.now)::timestamptz - interval '500 days', 'login' from generate_series(1, 3500)
                """)
            try await store.pool.withTransaction { transaction in
                try await AuditRepository(transaction).record(
                    AuditEntry(at: TestStore.now, action: .login, actor: nil))
                // The writer's transaction is still under way, and nothing waits for it.
                try await retention(store).trim(at: TestStore.now)
            }
            #expect(try await store.admin.single("select count(*) from audit", as: Int.self) == 1)
        }
    }

    @Test("The keys of a beacon that was heard are free once no spool can hold a sighting of it")
    func beaconKeys() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let beacon = try await store.makeBeacon(in: "101")
            try await store.admin.query("update beacon set last_heard_at = \(TestStore.now)")
            #expect(try await BeaconRepository(store.pool).delete(beacon.id, at: TestStore.now))
            try await retention(store).trim(at: TestStore.now + 14 * Self.day)
            #expect(try await store.makeBeacon(in: "101").identity != beacon.identity)
            try await retention(store).trim(at: TestStore.now + 16 * Self.day)
            #expect(try await store.makeBeacon(in: "101").identity == beacon.identity)
        }
    }
}
