import Foundation
import Postgres
import Presence
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite(.mustEnd)
struct LastWordTests {
    @Test("What a scanner last said is known for as long as it left somebody unknown")
    func known() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let scanner = try await store.makeScanner("node", in: "101")
            let badge = try await store.makeBeacon(in: "101").id
            let person = try await store.makePerson("Ada")
            let scene = try await IngestScene(store)
            let enters = IngestScene.enters(person, rooms[0], after: 0)
            var unknown = enters.after
            (unknown.state, unknown.since, unknown.link) = (.unknown, TestStore.now + 10, .scanner(scanner))
            unknown.badge = badge
            let loses = Transition(
                person: person, before: enters.after, after: unknown, visitEndedAt: unknown.since, visitEnd: .unknown,
                quiet: QuietScanner(scanner: scanner, room: rooms[1], level: -61.5))
            try await scene.write([enters], firstID: 1)
            try await scene.write([loses], firstID: 2)
            func words(_ from: Double, _ to: Double) async throws -> [LastReading] {
                try await RecordRepository(store.pool).lastReadings(
                    of: [person], from: TestStore.now + from, to: TestStore.now + to)
            }
            func word(until end: Date?) -> LastReading {
                LastReading(
                    person: person, room: rooms[0], scanner: scanner, heardIn: rooms[1], badge: badge, level: -61.5,
                    leaveAfter: 60,
                    since: unknown.since, until: end)
            }
            #expect(try await EngineState.load(store.pool).people.map(\.quiet?.level) == [-61.5])
            #expect(try await words(0, 10) == [])
            #expect(try await words(0, 30) == [word(until: nil)])
            #expect(try await words(500, 560) == [word(until: nil)])
            let found = IngestScene.enters(person, rooms[1], after: 40, from: unknown)
            try await scene.write([found], firstID: 3)
            #expect(try await EngineState.load(store.pool).people.map(\.quiet?.level) == [nil])
            #expect(try await words(0, 60) == [word(until: found.after.since)])
            #expect(try await words(30, 39) == [word(until: nil)], "what came after is not asked for")
            #expect(try await words(40, 60) == [])
        }
    }
}
