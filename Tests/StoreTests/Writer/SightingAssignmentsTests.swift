import Beacon
import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("What sightings mean, from memory", .mustEnd)
struct SightingAssignmentsTests {
    @Test("It is what the database says, after each of many random changes", arguments: [1, 2, 3] as [UInt64])
    func randomHistory(seed: UInt64) async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101", "102", "103")
            _ = try await store.makeRooms("201", zone: "West")
            for name in ["a", "b"] { _ = try await store.makeScanner(name, in: "101") }
            var history = History(seed: seed)
            var meanings = try await SightingAssignments.load(store.pool)
            var changed = 0
            for _ in 0..<150 {
                // Some break a rule, and change nothing.
                if (try? await store.admin.query(history.change())) == nil { continue }
                let before = meanings.version
                meanings = try await meanings.renewed(store.pool)
                changed += meanings.version > before ? 1 : 0
                let heard = (0..<40).map { _ in history.sighting() }
                try await compare(meanings, heard, store)
            }
            #expect(changed > 60)
            let heard = (0..<500).map { _ in history.sighting() }
            try await compare(try await SightingAssignments.load(store.pool), heard, store)
        }
    }

    private func compare(
        _ meanings: SightingAssignments, _ heard: [(receiver: Int64, sighting: ReceivedBatch.Sighting)],
        _ store: TestStore
    ) async throws {
        let scanned = try await StatedMeaning.scanned(heard.map { ($0.receiver, $0.sighting) }, store.pool)
        #expect(heard.map { meanings.meaning(of: $0.sighting, by: $0.receiver) } == scanned)
        let ranged = try await StatedMeaning.ranged(heard.map { ($0.receiver, $0.sighting) }, store.pool)
        #expect(heard.map { meanings.meaning(of: $0.sighting, byClientOf: $0.receiver) } == ranged)
    }

    @Test("A commit that assumes what does not hold any more writes nothing, and says so")
    func outdated() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            let scene = try await IngestScene(store)
            let meanings = try await SightingAssignments.load(store.pool)
            var commit = IngestCommit()
            commit.receipts = [
                ReceivedBatch.Receipt(
                    key: ReceivedBatch.Key(scanner: scanner, spool: "s", sequence: 1), receivedAt: TestStore.now,
                    stored: 0, refused: 0)
            ]
            _ = try await store.makePerson("ada")
            await #expect(throws: IngestCommit.Preconditions.AssignmentsChanged()) {
                try await IngestCommit.Preconditions(lease: scene.lease, meanings: meanings.version).write(
                    commit, in: store.pool)
            }
            let newest = try await meanings.renewed(store.pool).version
            await #expect(throws: Lease.Lost()) {
                let stranger = Lease(owner: "b", fence: scene.lease.fence)
                try await IngestCommit.Preconditions(lease: stranger, meanings: newest).write(commit, in: store.pool)
            }
            #expect(try await store.admin.single("select count(*) from batch", as: Int.self) == 0)
            try await IngestCommit.Preconditions(lease: scene.lease, meanings: newest).write(commit, in: store.pool)
            #expect(try await store.admin.single("select count(*) from batch", as: Int.self) == 1)
        }
    }

    @Test("One transaction raises the version once, however much it changes, and who is far behind reads everything")
    func versions() async throws {
        try await TestStore.with { store in
            let before = try await SightingAssignments.load(store.pool)
            _ = try await store.makeRooms("101", "102")
            let rooms = try await before.renewed(store.pool)
            try await store.admin.query(
                """
                insert into person (email, first_name, last_name, classification, created_at)
                select number || '@example.org', 'P', number, 'student', now() from generate_series(1, 500) number
                """)
            let people = try await rooms.renewed(store.pool)
            #expect(people.version == rooms.version + 1 && people.people.count == 500)
            try await store.admin.query("update meaning set version = version + \(SightingAssignments.keptVersions)")
            try await SightingAssignments.trim(store.pool)
            #expect(try await store.admin.single("select count(*) from meaning_change", as: Int.self) == 0)
            let all = try await before.renewed(store.pool)
            #expect(all.people.count == 500 && all.leaveTimes.count == 2)
        }
    }
}

/// Random changes of a small school, and random sightings in it, over a hundred seconds.
private struct History {
    private var random: SplitMix64
    private static let uuids = [ProximityUUID(high: 1, low: 2), ProximityUUID(high: 1, low: 3)]

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private mutating func number(_ limit: Int) -> Int { Int.random(in: 1...limit, using: &random) }
    private mutating func time() -> Date { TestStore.now + Double(number(100)) }
    private mutating func address() -> DeviceAddress? { [nil, DeviceAddress(1), DeviceAddress(2)][number(3) - 1] }

    mutating func sighting() -> (receiver: Int64, sighting: ReceivedBatch.Sighting) {
        let identity = BeaconIdentity(
            uuid: Self.uuids[number(2) - 1], major: UInt16(number(2)), minor: UInt16(number(2)))
        return (
            Int64(number(8)),
            ReceivedBatch.Sighting(
                identity: identity, address: address(), rssi: nil, count: 1, heardAt: time())
        )
    }

    mutating func change() -> Query {
        let (beacon, person, room, at) = (Int64(number(14)), Int64(number(8)), Int64(number(4)), time())
        switch number(17) {
        case 1, 2:
            return """
                insert into person (email, first_name, last_name, classification, created_at)
                values (\("\(number(1000))@example.org"), 'P', 'P', 'student', \(at))
                """
        case 3, 4:
            return """
                insert into beacon (uuid, major, minor, address, room_id)
                values (\(Self.uuids[number(2) - 1]), \(number(2)), \(number(2)), \(address()),
                \(number(2) == 1 ? room : nil))
                """
        case 5, 6, 7:
            return "insert into badge_issue (beacon_id, person_id, issued_at) values (\(beacon), \(person), \(at))"
        case 8:
            return "update badge_issue set returned_at = greatest(issued_at, \(at)) where beacon_id = \(beacon)"
        case 9: return "update beacon set retired_at = \(number(2) == 1 ? at : nil) where beacon_id = \(beacon)"
        case 10: return "insert into beacon_place (beacon_id, since, room_id) values (\(beacon), \(at), \(room))"
        case 11:
            return "insert into scanner_place (scanner_id, since, room_id) values (\(number(2)), \(at), \(room))"
        case 12:
            return "update zone set leave_after = make_interval(secs => \(Double(number(90) + 5))) where zone_id = 1"
        case 14: return "update beacon set minor = \(number(2)), room_id = null where beacon_id = \(beacon)"
        case 15: return "delete from scanner_place where since > '-infinity' and room_id = \(room)"
        case 16: return "update beacon_place set room_id = \(room) where beacon_id = \(beacon)"
        case 13: return "update room set zone_id = \(number(2)) where room_id = \(room)"
        default:
            return number(2) == 1
                ? "delete from person where person_id = \(person)" : "delete from beacon where beacon_id = \(beacon)"
        }
    }
}
