import Beacon
import Foundation
import Postgres
import Presence
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("What one commit writes", .mustEnd)
struct WriteTests {
    @Test("A batch is known once its receipt is written, and only by scanner, spool and sequence together")
    func knownBatches() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanners = [try await store.makeScanner("a", in: "101"), try await store.makeScanner("b", in: "101")]
            let scene = try await IngestScene(store)
            let key = ReceivedBatch.Key(scanner: scanners[0], spool: "s", sequence: 7)
            var commit = IngestCommit()
            commit.receipts = [ReceivedBatch.Receipt(key: key, receivedAt: TestStore.now, stored: 3, refused: 1)]
            try await scene.write(commit)
            let asked = [
                key, ReceivedBatch.Key(scanner: scanners[1], spool: "s", sequence: 7),
                ReceivedBatch.Key(scanner: scanners[0], spool: "S", sequence: 7),
                ReceivedBatch.Key(scanner: scanners[0], spool: "s", sequence: 8),
            ]
            let batches = BatchRepository(store.pool)
            #expect(try await batches.receipts(of: asked) == [key: commit.receipts])
            #expect(try await batches.spoolStatus(of: key.ofSpool) == (false, 7))
            #expect(try await batches.spoolStatus(of: asked[1].ofSpool) == (true, nil))
            #expect(try await sqlState { try await scene.write(commit) } == "23505")
            let seen: [Date?] = try await store.admin.column("select last_seen_at from scanner order by scanner_id")
            #expect(seen == [TestStore.now, nil])
        }
    }

    @Test("What somebody was last known by may be gone: the rest is stored without it")
    func goneBeacon() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let ada = try await store.makePerson("ada")
            let whereabouts = Whereabouts(
                state: .unknown, room: room, since: TestStore.now, heardAt: TestStore.now, decidedAt: TestStore.now,
                confidence: 0, link: .client(beacon: 77), beacon: 77, leaveAfter: 60, badge: 78)
            var commit = IngestCommit()
            commit.whereabouts = [(ada, whereabouts, nil)]
            try await IngestScene(store).write(commit)
            let stored = "select count(*) from whereabouts where beacon_id is null and followed_badge is null"
            #expect(try await store.admin.single(Query(unescaped: stored), as: Int.self) == 1)
        }
    }

    @Test("Sightings of both kinds are stored with what they were resolved to, whoever had none with nobody")
    func sightings() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            let ada = try await store.makePerson("ada")
            let (badge, beacon) = (try await store.issue(to: ada), try await store.makeBeacon(in: "101"))
            let scene = try await IngestScene(store)
            let scanned = [
                ReceivedBatch.Sighting(badge.identity, after: 1),
                ReceivedBatch.Sighting(badge.identity, rssi: nil, after: -1),
            ]
            let ranged = [ReceivedBatch.Sighting(beacon.identity, rssi: -127, after: 2)]
            var commit = IngestCommit()
            for (sighting, found) in zip(scanned, try await scene.resolve(scanner: scanner, scanned)) {
                let resolved = try #require(found)
                commit.sightings.append(
                    StoredSighting(
                        scanner: scanner, receivedAt: TestStore.now + 3, sighting: sighting, resolved: resolved))
            }
            let found = try #require(try await scene.resolve(client: ada, ranged)[0])
            commit.sightings.append(
                StoredSighting(scanner: nil, receivedAt: TestStore.now + 3, sighting: ranged[0], resolved: found))
            try await scene.write(commit)
            let rows: [String] = try await store.admin.column(
                """
                select concat_ws(' ', extract(epoch from heard_at - \(TestStore.now))::integer,
                    coalesce(scanner_id = \(scanner), false), coalesce(client_id = \(ada), false),
                    coalesce(person_id = \(ada), false), coalesce(rssi::text, '-')) from sighting order by heard_at
                """)
            #expect(rows == ["-1 t f f -", "1 t f t -60", "2 f t t -127"])
            let heard: [Date?] = try await store.admin.column("select last_heard_at from beacon order by beacon_id")
            #expect(heard == [TestStore.now + 1, TestStore.now + 2])
        }
    }

    @Test("Many people come, move and leave in three commits")
    func manyPeople() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            var people: [Int64] = []
            for number in 0..<50 { people.append(try await store.makePerson("p\(number)")) }
            let scene = try await IngestScene(store)
            let come = people.map { IngestScene.enters($0, rooms[0], after: 0) }
            try await scene.write(come, firstID: 1)
            let move = come.prefix(40).map { IngestScene.enters($0.person, rooms[1], after: 10, from: $0.after) }
            try await scene.write(move, firstID: 51)
            let leave = move.prefix(30).map { IngestScene.leaves($0.person, $0.after, after: 20) }
            try await scene.write(leave, firstID: 91)
            let visits: [String] = try await store.admin.column(
                """
                select concat_ws(
                    ' ', room_number, extract(epoch from left_at - entered_at)::integer, end_reason, count(*))
                from visit join room using (room_id) group by room_number, left_at - entered_at, end_reason order by 1
                """)
            #expect(visits == ["101 10", "101 10 moved 40", "102 10", "102 10 left 30"])
        }
    }

    @Test("A beginning that reaches back into an earlier visit gives that time up")
    func backdated() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let ada = try await store.makePerson("ada")
            let scene = try await IngestScene(store)
            let come = IngestScene.enters(ada, rooms[0], after: 10)
            try await scene.write([come], firstID: 1)
            let leave = IngestScene.leaves(ada, come.after, after: 20)
            try await scene.write([leave], firstID: 2)
            try await scene.write([IngestScene.enters(ada, rooms[1], after: 15, from: leave.after)], firstID: 3)
            let visits = try await WhereaboutsRepository(store.pool).visits(of: ada, from: nil, to: nil)
            try #require(visits.map(\.roomNumber) == ["102", "101"])
            #expect(visits[1].leftAt == visits[0].enteredAt && visits[0].leftAt == nil)
            #expect(visits[0].enteredAt == TestStore.now + 20)
        }
    }

    /// Somebody who came to the first of two rooms, and went to the other after ten seconds.
    private func moved(
        _ store: TestStore
    ) async throws -> (scene: IngestScene, rooms: [Int64], ada: Int64, move: Transition) {
        let rooms = try await store.makeRooms("101", "102")
        let ada = try await store.makePerson("ada")
        let scene = try await IngestScene(store)
        let come = IngestScene.enters(ada, rooms[0], after: 0)
        let move = IngestScene.enters(ada, rooms[1], after: 10, from: come.after)
        try await scene.write([come], firstID: 1)
        try await scene.write([move], firstID: 2)
        return (scene, rooms, ada, move)
    }

    @Test(
        """
        A visit that ends before it begins, as the record has it by now, is gone, and one that goes on beyond it \
        goes on
        """
    )
    func neverWas() async throws {
        try await TestStore.with { store in
            let (scene, rooms, ada, move) = try await moved(store)
            for (end, column) in [("is null", "entered_at"), ("is not null", "left_at")] {
                try await store.admin.query(
                    Query(unescaped: "update visit set \(column) = \(column) + interval '20 s' where left_at \(end)"))
            }
            try await scene.write([IngestScene.enters(ada, rooms[0], after: 12, from: move.after)], firstID: 3)
            let visits = try await WhereaboutsRepository(store.pool).visits(of: ada, from: nil, to: nil)
            #expect(visits.map(\.roomNumber) == ["101"])
            #expect(visits.first?.enteredAt == TestStore.now && visits.first?.leftAt == nil)
        }
    }

    @Test("Whoever was in another room for no time at all never left theirs")
    func noTime() async throws {
        try await TestStore.with { store in
            let (scene, rooms, ada, move) = try await moved(store)
            try await scene.write([IngestScene.enters(ada, rooms[0], after: 10, from: move.after)], firstID: 3)
            let visits = try await WhereaboutsRepository(store.pool).visits(of: ada, from: nil, to: nil)
            #expect(visits.map(\.roomNumber) == ["101"])
            #expect(visits.first?.enteredAt == TestStore.now && visits.first?.leftAt == nil)
        }
    }

    @Test("Changes are told with the newest id, and read in order after any of them")
    func changes() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            let scene = try await IngestScene(store)
            let come = IngestScene.enters(ada, rooms[0], after: 0)
            try await scene.write([come, IngestScene.enters(bob, rooms[0], after: 0)], firstID: 41)
            try await scene.write([IngestScene.enters(ada, rooms[1], after: 9, from: come.after)], firstID: 43)
            let changes = ChangeRepository(store.pool)
            #expect(try await changes.newest() == 43)
            #expect(try await changes.changes(after: 0, limit: 2).map(\.id) == [41, 42])
            #expect(try await changes.changes(after: 41, of: ada, limit: 10).map(\.id) == [43])
            let move = try #require(try await changes.changes(after: 42, limit: 10).first)
            #expect(move.roomNumber == "102" && move.previousRoomNumber == "101" && move.person.firstName == "Ada")
        }
    }
}
