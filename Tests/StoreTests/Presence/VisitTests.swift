import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("What the tables of presence refuse", .mustEnd)
struct VisitTests {
    private func visit(_ person: Int64, _ room: Int64, _ from: Double, _ to: Double?, _ store: TestStore) async throws {
        try await store.pool.query(
            """
            insert into visit (person_id, room_id, entered_at, left_at, end_reason) values (\(person), \(room),
                \(TestStore.now + from), \(to.map { TestStore.now + $0 }), \(to.map { _ in "moved" }))
            """)
    }

    @Test("Visits of one person never overlap, those of two may, and one may begin where another ends")
    func overlap() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            try await visit(ada, rooms[0], 0, 10, store)
            for (from, to) in [(0.0, 10.0), (-5, 0.001), (9.999, 20), (3, 4), (-5, 20), (5, nil)] as [(Double, Double?)]
            {
                #expect(try await sqlState { try await visit(ada, rooms[1], from, to, store) } == "23P01", "\(from)")
            }
            try await visit(ada, rooms[0], -5, 0, store)
            try await visit(ada, rooms[1], 10, nil, store)
            try await visit(bob, rooms[0], 0, nil, store)
            #expect(try await sqlState { try await visit(ada, rooms[0], 50, nil, store) } == "23P01")
        }
    }

    @Test("A visit has a length, and a reason exactly when it has an end")
    func checks() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let ada = try await store.makePerson("ada")
            #expect(try await sqlState { try await visit(ada, room, 0, 0, store) } == "23514")
            #expect(try await sqlState { try await visit(ada, room, 1, 0, store) } == "22000")
            try await visit(ada, room, 0, 0.000_001, store)
            let open = try await sqlState {
                try await store.pool.query("update visit set end_reason = null where person_id = \(ada)")
            }
            #expect(open == "23514")
        }
    }

    @Test(
        "Whereabouts without a room are not present, and no state or confidence is made up",
        arguments: [
            "'present', null, null, 1", "'asleep', null, null, 1",
            "'left', null, null, 1.01", "'left', null, null, -0.01",
        ])
    func whereabouts(values: String) async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let ada = try await store.makePerson("ada")
            let state = try await sqlState {
                try await store.pool.query(
                    """
                    insert into whereabouts
                        (person_id, since, heard_at, decided_at, state, room_id, visit_id, confidence)
                    values (\(ada), now(), now(), now(), \(unescaped: values))
                    """)
            }
            #expect(state == "23514")
        }
    }

    @Test("The record is asked up to the instant: a visit holds its beginning and not its end")
    func instants() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let ada = try await store.makePerson("ada")
            try await visit(ada, rooms[0], 0, 10, store)
            try await visit(ada, rooms[1], 10, nil, store)
            let repository = WhereaboutsRepository(store.pool)
            func counts(_ seconds: Double) async throws -> [Int] {
                let instant = TestStore.now + seconds
                return [
                    try await repository.occupants(ofRoom: "101", at: instant).count,
                    try await repository.occupants(ofRoom: "102", at: instant).count,
                ]
            }
            #expect(try await counts(-0.000_001) == [0, 0])
            #expect(try await counts(0) == [1, 0])
            #expect(try await counts(9.999_999) == [1, 0])
            #expect(try await counts(10) == [0, 1])
            #expect(try await counts(1_000_000) == [0, 1])
        }
    }

    @Test("The history of a span holds the visits that touch it")
    func history() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let ada = try await store.makePerson("ada")
            for start in [0.0, 10, 20] { try await visit(ada, room, start, start + 10, store) }
            let repository = WhereaboutsRepository(store.pool)
            func starts(_ from: Double?, _ to: Double?) async throws -> [Double] {
                try await repository.visits(
                    of: ada, from: from.map { TestStore.now + $0 }, to: to.map { TestStore.now + $0 }
                ).map { $0.enteredAt.timeIntervalSince(TestStore.now) }
            }
            #expect(try await starts(nil, nil) == [20, 10, 0])
            #expect(try await starts(10, 10) == [10])
            #expect(try await starts(9.999, 20) == [20, 10, 0])
            #expect(try await starts(30, nil) == [])
            #expect(try await starts(nil, -0.001) == [])
        }
    }
}
