import Beacon
import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Keys of zones, beacons and badges", .mustEnd)
struct KeyTests {
    private static let day = 86_400.0

    @Test("Zones get the lowest majors, and a freed one only after the time a spool may hold")
    func majors() async throws {
        try await TestStore.with { store in
            func make(_ name: String, after days: Double = 0) async throws -> (id: Int64, majorKey: Int) {
                let now = TestStore.now + days * Self.day
                return try await store.pool.withTransaction {
                    try await ZoneRepository.create(name: name, leaveAfter: nil, at: now, in: $0)
                }
            }
            let zones = [try await make("A"), try await make("B"), try await make("C")]
            #expect(zones.map(\.majorKey) == [1, 2, 3])
            try await ZoneRepository(store.pool).delete(zones[1].id, at: TestStore.now)
            #expect(try await make("D", after: 13.999).majorKey == 4)
            #expect(try await make("E", after: 14).majorKey == 2)
            #expect(try await make("F", after: 14).majorKey == 5)
        }
    }

    @Test("Beacons of a zone get the lowest minors, and a freed one only after the time a spool may hold")
    func minors() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101", "102")
            func make(after days: Double = 0) async throws -> (id: Int64, identity: BeaconIdentity) {
                let now = TestStore.now + days * Self.day
                return try await store.pool.withTransaction {
                    try await BeaconRepository.create(roomNumber: "101", description: nil, at: now, in: $0)
                }
            }
            let beacons = [try await make(), try await make(), try await make()]
            #expect(beacons.map(\.identity.minor) == [1, 2, 3] && beacons.allSatisfy { $0.identity.major == 1 })
            #expect(try await BeaconRepository(store.pool).delete(beacons[0].id, at: TestStore.now) == false)
            #expect(try await make(after: 13.999).identity.minor == 4)
            #expect(try await make(after: 14).identity.minor == 1)
        }
    }

    @Test("The key of a beacon that was heard is never given out again")
    func retired() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let beacon = try await store.makeBeacon(in: "101")
            try await store.admin.query("update beacon set last_heard_at = \(TestStore.now)")
            #expect(try await BeaconRepository(store.pool).delete(beacon.id, at: TestStore.now))
            let next = try await store.pool.withTransaction {
                try await BeaconRepository.create(
                    roomNumber: "101", description: nil, at: TestStore.now + 1000 * Self.day, in: $0)
            }
            #expect(next.identity.minor == 2)
        }
    }

    @Test("A key of a beacon bought elsewhere is left out when it has the site's UUID")
    func bought() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let uuid = try await SiteRepository(store.pool).proximityUUID()
            for minor: UInt16 in [0, 1] {
                let identity = BeaconIdentity(uuid: uuid, major: 1, minor: minor)
                _ = try await BeaconRepository(store.pool).register(
                    identity, address: nil, roomNumber: "101", description: nil)
            }
            #expect(try await store.makeBeacon(in: "101").identity.minor == 2)
        }
    }

    @Test("A key that two beacons share is free once neither of them is there")
    func shared() async throws {
        try await TestStore.with { store in
            let uuid = try await SiteRepository(store.pool).proximityUUID()
            for address in [DeviceAddress(1), DeviceAddress(2)] {
                try await store.admin.query(
                    "insert into beacon (uuid, major, minor, address) values (\(uuid), 60000, 1, \(address))")
            }
            let free: Query = "select minor from free_badge_key(\(TestStore.now))"
            for (left, minor) in [(1, 2), (0, 1)] {
                try await store.admin.query("delete from beacon where beacon_id = (select min(beacon_id) from beacon)")
                #expect(try await store.pool.single("select count(*) from beacon", as: Int.self) == left)
                #expect(try await store.pool.single(free, as: Int.self) == minor)
            }
        }
    }

    @Test("Badges get majors from 60,000 on")
    func badges() async throws {
        try await TestStore.with { store in
            let person = try await store.makePerson("ada")
            let badges = [try await store.issue(to: person), try await store.issue(to: person)]
            #expect(badges.map(\.identity.major) == [60_000, 60_000])
            #expect(badges.map(\.identity.minor) == [1, 2])
        }
    }

    @Test("Many that are made at once never get the same key")
    func concurrently() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let person = try await store.makePerson("ada")
            let minors = try await withThrowingTaskGroup(of: UInt16.self) { group in
                for _ in 0..<8 { group.addTask { try await store.makeBeacon(in: "101").identity.minor } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(minors.sorted() == Array(1...8))
            let badges = try await withThrowingTaskGroup(of: UInt16.self) { group in
                for _ in 0..<8 { group.addTask { try await store.issue(to: person).identity.minor } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(badges.sorted() == Array(1...8))
            let majors = try await withThrowingTaskGroup(of: Int.self) { group in
                for name in ["a", "b", "c", "d", "e", "f"] {
                    group.addTask {
                        try await store.pool.withTransaction {
                            try await ZoneRepository.create(name: name, leaveAfter: nil, at: TestStore.now, in: $0)
                        }
                        .majorKey
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(majors.sorted() == Array(2...7))
        }
    }
}
