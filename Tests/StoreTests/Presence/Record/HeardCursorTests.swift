import Beacon
import Foundation
import Postgres
import Presence
import TestSupport
import Testing

@testable import Store

@Suite(.mustEnd)
struct HeardCursorTests {
    /// Students with one sighting a second each, in two rooms' turn.
    private struct Scene {
        let people: [Int64]
        let start = TestStore.now

        init(_ store: TestStore, people count: Int, seconds: Int) async throws {
            let rooms = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            let badge = try await store.makeBeacon(in: "101").id
            people = try await store.pool.query(
                """
                insert into person (email, first_name, last_name, classification, created_at)
                select 'p' || number || '@school.example', 'P', 'P', 'student', \(TestStore.now)
                from generate_series(1, \(count)) number returning person_id
                """
            ).map { try $0.decode(0) }.sorted()
            try await store.pool.query(
                """
                insert into sighting (heard_at, received_at, scanner_id, beacon_id, person_id, room_id, rssi, count)
                select \(start)::timestamptz + make_interval(secs => second), \(start), \(scanner), \(badge), person_id,
                    \(rooms[0]), -60, 1
                from unnest(\(people)) person_id, generate_series(0, \(seconds - 1)) second
                order by second, person_id
                """)
        }
    }

    @Test("However many parts the people are read in, each sighting of the span is read once")
    func once() async throws {
        try await TestStore.with { store in
            let scene = try await Scene(store, people: 90, seconds: 120)
            let (all, reads) = try await store.pool.withTransaction { transaction in
                let end = scene.start + 120
                var heard = try await RecordRepository(transaction).heard(of: scene.people, from: scene.start, to: end)
                var all: [Observation] = []
                for first in stride(from: 0, to: 90, by: 9) {
                    let part = Array(scene.people[first..<first + 9])
                    let found = try await heard.next(part, from: scene.start, to: end)
                    #expect(found.count == 9 * 120 && Set(found.map(\.person)) == Set(part))
                    #expect(found.map(\.heardAt) == found.map(\.heardAt).sorted())
                    all += found
                }
                let reads = try await transaction.query(
                    """
                    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint from pg_stat_xact_user_tables
                    where relname like 'sighting_2%'
                    """)
                return (all, try reads[0].decode(0, as: Int.self))
            }
            #expect(all.count == 90 * 120)
            #expect(reads == 90 * 120)
        }
    }

    @Test("A part has its own people and its own span alone; who is passed over does not come later")
    func parts() async throws {
        try await TestStore.with { store in
            let scene = try await Scene(store, people: 4, seconds: 30)
            try await store.pool.withTransaction { transaction in
                let people = scene.people
                var heard = try await RecordRepository(transaction).heard(
                    of: people, from: scene.start, to: scene.start + 30)
                let early = try await heard.next([people[1]], from: scene.start + 5, to: scene.start + 10)
                #expect(early.map(\.person) == Array(repeating: people[1], count: 5))
                #expect(try await heard.next([people[0]], from: scene.start, to: scene.start + 30) == [])
                let rest = try await heard.next([people[2], people[3]], from: scene.start, to: scene.start + 1)
                #expect(rest.map(\.person) == [people[2], people[3]])
                #expect(try await heard.next([], from: scene.start, to: scene.start + 30) == [])
                #expect(try await heard.next([people[3] + 1], from: scene.start, to: scene.start + 30) == [])
            }
        }
    }
}
