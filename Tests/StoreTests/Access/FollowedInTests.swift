import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("Who may have followed somebody in", .mustEnd)
struct FollowedInTests {
    /// Rooms 101 and 102 with a door between them; the door has a lock into 101. Ada and Bob.
    private struct Scene {
        let store: TestStore
        let rooms: [Int64]
        let lock: TestLock
        let ada: Int64
        let bob: Int64

        init(_ store: TestStore) async throws {
            self.store = store
            rooms = try await store.makeRooms("101", "102", "103")
            lock = try await store.makeLock(into: rooms[0])
            (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            let door = try await makeDoor(rooms[0], rooms[1])
            try await store.admin.query(
                """
                update lock set door_id = \(door), created_at = created_at - interval '200 days'
                where lock_id = \(lock.id)
                """)
        }

        func makeDoor(_ one: Int64, _ other: Int64) async throws -> Int64 {
            try await store.admin.query(
                "insert into door (room_a, room_b) values (\(one), \(other)) returning door_id")[0].decode(0)
        }

        /// A visit of Bob's that begins so many seconds after the stores' `now`.
        func visit(
            of person: Int64? = nil, in room: Int64? = nil, after seconds: Double, until end: Double? = nil,
            ended reason: String = "left"
        ) async throws {
            let (person, room) = (person ?? bob, room ?? rooms[0])
            try await store.admin.query(
                """
                insert into visit (person_id, room_id, entered_at, left_at, end_reason, source)
                values (\(person), \(room), \(TestStore.now + seconds),
                    \(end.map { TestStore.now + $0 }), \(end == nil ? nil : reason), 'scanner')
                """)
        }

        func found(
            _ filter: FollowedIn.Filter = .init(), after seconds: Double = 3_600
        ) async throws -> [FollowedIn] {
            try await FollowedInRepository(store.pool).list(
                filter, ListQuery(search: "", limit: 10, offset: 0), at: TestStore.now + seconds
            ).rows
        }
    }

    private func with(_ body: @Sendable (Scene, TestStore) async throws -> Void) async throws {
        try await TestStore.with { store in try await body(try await Scene(store), store) }
    }

    @Test("A visit behind a locked door that nobody opened is listed, without more evidence than itself")
    func alone() async throws {
        try await with { scene, store in
            try await scene.visit(after: 0)
            let found = try await scene.found()
            #expect(found.map(\.person) == [scene.bob] && found.map(\.roomNumber) == ["101"])
            #expect(found[0].behind == nil && found[0].doorOpenedAt == nil && found[0].source == .scanner)
        }
    }

    @Test("Whoever came in behind somebody else is listed, with whose attempt and which opening it was")
    func behind() async throws {
        try await with { scene, store in
            let attempt = try await store.attempt(scene.lock, by: scene.ada, "opened")
            try await store.turn(scene.lock, true, bolt: "unlocked", after: 2)
            try await store.turn(scene.lock, false, after: 9)
            try await scene.visit(of: scene.ada, after: 5)
            try await scene.visit(after: 6)
            let found = try await scene.found()
            #expect(found.map(\.person) == [scene.bob])
            #expect(found[0].behind?.attempt == attempt && found[0].behind?.firstName == "Ada")
            #expect(found[0].doorOpenedAt == TestStore.now + 2 && found[0].doorClosedAt == TestStore.now + 9)
        }
    }

    @Test("Whoever opened it themselves within 60 s is not, whether or not the lock's answer came")
    func own() async throws {
        try await with { scene, store in
            try await store.attempt(scene.lock, by: scene.bob, "unconfirmed")
            try await scene.visit(after: 60)
            #expect(try await scene.found().isEmpty)
            try await store.attempt(scene.lock, by: scene.bob, "refused", after: 1_000)
            try await scene.visit(of: scene.ada, after: 1_010)
            try await store.attempt(scene.lock, by: scene.bob, "opened", after: 2_000)
            try await store.admin.query("update visit set left_at = entered_at + interval '1 s', end_reason = 'left'")
            try await scene.visit(after: 2_061)
            #expect(try await Set(scene.found().map(\.person)) == [scene.ada, scene.bob])
        }
    }

    @Test("A door that stood open excuses: on the way out, forced, or held open by whoever opened it")
    func open() async throws {
        for (attempt, closes) in [(false, 3.0), (true, 40), (false, nil), (true, nil)] {
            try await with { scene, store in
                if attempt { try await store.attempt(scene.lock, by: scene.ada, "opened") }
                try await store.turn(scene.lock, true, bolt: "unlocked", after: 1)
                if let closes { try await store.turn(scene.lock, false, after: closes) }
                try await scene.visit(after: 45)
                #expect(try await scene.found().isEmpty, "\(attempt) \(closes ?? 0)")
            }
        }
    }

    @Test("So do open hours, and a door of the room that has no lock")
    func unlocked() async throws {
        try await with { scene, store in
            try await store.attempt(scene.lock, "opened", hold: 90, way: "open_hours")
            try await scene.visit(after: 100, until: 200)
            #expect(try await scene.found().isEmpty)
            try await scene.visit(after: 300, until: 400)
            #expect(try await scene.found().count == 1)
            try await scene.visit(in: scene.rooms[1], after: 500, until: 600)
            #expect(try await scene.found().count == 1)
            _ = try await scene.makeDoor(scene.rooms[2], scene.rooms[0])
            #expect(try await scene.found().isEmpty)
        }
    }

    @Test("A visit that goes on after the person was lost sight of is none")
    func goesOn() async throws {
        try await with { scene, store in
            try await scene.visit(after: 0, until: 100, ended: "unknown")
            try await scene.visit(after: 200)
            #expect(try await scene.found().map(\.enteredAt) == [TestStore.now])
        }
    }

    @Test("It is asked for by person, lock and time, and of what is no longer on record nothing is said")
    func filter() async throws {
        try await with { scene, store in
            try await scene.visit(after: -91 * 86_400, until: -91 * 86_400 + 60)
            try await scene.visit(after: 0)
            try await scene.visit(of: scene.ada, after: 100)
            #expect(try await scene.found().map(\.person) == [scene.ada, scene.bob])
            #expect(try await scene.found(.init(person: scene.ada)).count == 1)
            #expect(try await scene.found(.init(lock: scene.lock.id + 1)).isEmpty)
            #expect(try await scene.found(.init(from: TestStore.now + 1)).map(\.person) == [scene.ada])
            #expect(try await scene.found(.init(to: TestStore.now + 1)).map(\.person) == [scene.bob])
        }
    }
}
