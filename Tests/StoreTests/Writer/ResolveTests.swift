import Beacon
import Foundation
import Phrases
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("What a sighting means", .mustEnd)
struct ResolveTests {
    private static let address = DeviceAddress(0xa4c1_38bf_6fab)
    private static let other = DeviceAddress(0xa4c1_38bf_6fac)

    @Test("A badge that changed hands speaks for who carried it when it was heard, and for nobody in between")
    func changedHands() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            let badge = try await store.issue(to: ada, after: 0)
            try await store.takeBack(badge, after: 10)
            _ = try await store.issue(.known(badge.id), to: bob, after: 20)
            let times = [-0.001, 0, 9.999, 10, 19.999, 20, 100]
            let found = try await IngestScene(store).resolve(
                scanner: scanner, times.map { ReceivedBatch.Sighting(badge.identity, after: $0) })
            #expect(found.map { $0?.person } == [nil, ada, ada, nil, nil, bob, bob])
            #expect(found.allSatisfy { $0?.beacon == badge.id && $0?.leaveAfter == 60 })
        }
    }

    @Test("A badge handed on in the very instant it came back has one carrier at each time")
    func sameInstant() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            let people = [
                try await store.makePerson("ada"), try await store.makePerson("bob"), try await store.makePerson("eve"),
            ]
            let badge = try await store.issue(to: people[0])
            await #expect(throws: Refusal.conflict(.badgeIssued)) {
                try await store.issue(.known(badge.id), to: people[1], after: 10)
            }
            try await store.takeBack(badge, after: 10)
            _ = try await store.issue(.known(badge.id), to: people[1], after: 10)
            try await store.takeBack(badge, after: 10)
            _ = try await store.issue(.known(badge.id), to: people[2], after: 10)
            let found = try await IngestScene(store).resolve(
                scanner: scanner, [9.999, 10, 10.001].map { ReceivedBatch.Sighting(badge.identity, after: $0) })
            #expect(found.map { $0?.person } == [people[0], people[2], people[2]])
        }
    }

    @Test("A badge that alone has its identity is meant by it; of several the address decides, else the one without")
    func addresses() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            let identity = BeaconIdentity(uuid: ProximityUUID(high: 1, low: 2), major: 0, minor: 65_535)
            _ = try await store.issue(.bought(identity, address: Self.address), to: ada)
            let scene = try await IngestScene(store)
            let heard = [Self.address, Self.other, nil].map { ReceivedBatch.Sighting(identity, $0) }
            #expect(try await scene.resolve(scanner: scanner, heard).map { $0?.person } == [ada, ada, ada])
            _ = try await store.issue(.bought(identity, address: nil), to: bob)
            #expect(try await scene.resolve(scanner: scanner, heard).map { $0?.person } == [ada, bob, bob])
        }
    }

    @Test("A room beacon with its own address is never taken for a badge of the same identity, nor the other way round")
    func roomBeaconAmongBadges() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let scanner = try await store.makeScanner("node", in: "101")
            let ada = try await store.makePerson("ada")
            let identity = BeaconIdentity(uuid: ProximityUUID(high: 1, low: 2), major: 3, minor: 4)
            _ = try await store.issue(.bought(identity, address: nil), to: ada)
            _ = try await BeaconRepository(store.pool).register(
                identity, address: Self.address, roomNumber: "101", description: nil)
            let scene = try await IngestScene(store)
            let heard = [ReceivedBatch.Sighting(identity, Self.address), ReceivedBatch.Sighting(identity, Self.other)]
            #expect(try await scene.resolve(scanner: scanner, heard).map { $0?.person } == [nil, ada])
            #expect(try await scene.resolve(client: ada, heard).map { $0?.room } == [room, nil])
        }
    }

    @Test("A retired beacon means what it meant until it was retired")
    func retired() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let ada = try await store.makePerson("ada")
            let beacon = try await store.makeBeacon(in: "101")
            try await store.admin.query("update beacon set retired_at = \(TestStore.now + 10)")
            let found = try await IngestScene(store).resolve(
                client: ada, [9.999, 10, 11].map { ReceivedBatch.Sighting(beacon.identity, after: $0) })
            #expect(found.map { $0?.room } == [room, nil, nil])
        }
    }

    @Test("The same badge heard by two scanners is near both; strangers and the erased are near nothing")
    func twoScanners() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let scanners = [try await store.makeScanner("a", in: "101"), try await store.makeScanner("b", in: "102")]
            let ada = try await store.makePerson("ada")
            let badge = ReceivedBatch.Sighting(try await store.issue(to: ada).identity)
            let stranger = ReceivedBatch.Sighting(
                BeaconIdentity(uuid: ProximityUUID(high: 9, low: 9), major: 1, minor: 1))
            let scene = try await IngestScene(store)
            let found = try await scene.resolve([
                (scanners[0], badge), (scanners[1], stranger), (scanners[1], badge), (999, badge),
            ])
            #expect(found.map { $0?.room } == [rooms[0], nil, rooms[1], nil])
            #expect(found.compactMap { $0?.person } == [ada, ada])
            let beacon = try await store.makeBeacon(in: "101")
            #expect(
                try await scene.resolve(client: 999, [ReceivedBatch.Sighting(beacon.identity)]).map { $0?.room } == [
                    nil
                ])
        }
    }
}
