import Foundation
import Phrases
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Sweeping sightings", .mustEnd)
struct SweepTests {
    private func insert(_ store: TestStore, person: Int64?, client: Int64? = nil, after seconds: Double) async throws {
        try await store.admin.query(
            """
            insert into sighting (heard_at, received_at, scanner_id, client_id, beacon_id, person_id, room_id, count)
            values (\(TestStore.now + seconds), \(TestStore.now + seconds), \(client == nil ? Int64(1) : nil), \
            \(client),
                1, \(person), 1, 1)
            """)
    }

    @Test("Sightings of all days and both kinds go, those of others and of nobody stay")
    func allDays() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            for after in [-172_800.0, -86_400.5, -3600, -1, 0] {
                try await insert(store, person: ada, after: after)
                try await insert(store, person: ada, client: ada, after: after)
                try await insert(store, person: bob, after: after)
                try await insert(store, person: nil, after: after)
            }
            try await store.erase(ada, scene.lease)
            try await Sweep(store.pool).run()
            let left = "select count(*) from sighting where person_id"
            #expect(try await store.admin.single(Query(unescaped: "\(left) = \(ada)"), as: Int.self) == 0)
            #expect(try await store.admin.single(Query(unescaped: "\(left) = \(bob)"), as: Int.self) == 5)
            #expect(try await store.admin.single(Query(unescaped: "\(left) is null"), as: Int.self) == 5)
        }
    }

    @Test("What was heard while the order to erase was carried out goes too, at a full hour as well")
    func meanwhile() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let ada = try await store.makePerson("ada")
            try await store.erase(ada, scene.lease)
            let hour =
                (TestStore.now.timeIntervalSince1970 / 3600).rounded(.up) * 3600 - TestStore.now.timeIntervalSince1970
            try await store.admin.query("update unswept set erased_at = \(TestStore.now + hour - 0.1)")
            try await insert(store, person: ada, after: hour + 0.1)
            try await Sweep(store.pool).run()
            #expect(try await store.admin.single("select count(*) from sighting", as: Int.self) == 0)
        }
    }

    @Test("A sweep that broke off is done again by the next")
    func brokenOff() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let ada = try await store.makePerson("ada")
            try await insert(store, person: ada, after: -60)
            try await store.erase(ada, scene.lease)
            await #expect(throws: Refusal.self) {
                try await store.pool.withTransaction { transaction in
                    try await Sweep(transaction).run()
                    throw Refusal.conflict(Phrase("crash"))
                }
            }
            #expect(try await store.admin.single("select count(*) from unswept", as: Int.self) == 1)
            try await Sweep(store.pool).run()
            #expect(try await store.admin.single("select count(*) from sighting", as: Int.self) == 0)
            #expect(try await store.admin.single("select count(*) from unswept", as: Int.self) == 0)
        }
    }

    @Test("Who came back with a backup is known by the number that was remembered outside")
    func returned() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            let repository = ErasureRepository(store.pool)
            try await repository.remember([UUID()], at: TestStore.now)
            #expect(try await repository.returned() == [])
            let subject = try await store.subject(of: bob)
            for _ in 0..<2 { try await repository.remember([subject, UUID()], at: TestStore.now) }
            #expect(try await repository.returned() == [bob])
            #expect(ada != bob)
        }
    }
}
