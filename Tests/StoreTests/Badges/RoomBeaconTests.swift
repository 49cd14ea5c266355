import Beacon
import Phrases
import Postgres
import TestSupport
import Testing
import Wire

@testable import Store

@Suite("Room beacons that are asked for", .mustEnd)
struct RoomBeaconTests {
    @Test("One is found by its id while it is in use; a badge is none")
    func byID() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let beacons = BeaconRepository(store.pool)
            let made = try await store.makeBeacon(in: "101")
            let found = try await beacons.roomBeacon(made.id)
            #expect(found.uuid == made.identity.uuid && found.roomNumber == "101")
            #expect(found.majorKey == made.identity.major && found.minorKey == made.identity.minor)
            let badge = try await store.issue(to: try await store.makePerson("ada"))
            try await store.admin.query("update beacon set retired_at = now() where beacon_id = \(made.id)")
            for id in [made.id, badge.id, 0, .max, .min] {
                await #expect(throws: Refusal.notFound(.noRoomBeaconInUse(id))) {
                    try await beacons.roomBeacon(id)
                }
            }
        }
    }

    @Test("The UUIDs of room beacons in use are told once each, the site's own first, badges' not at all")
    func uuids() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let (site, beacons) = (SiteRepository(store.pool), BeaconRepository(store.pool))
            let own = try await site.proximityUUID()
            #expect(try await site.roomBeaconUUIDs() == [own])
            let bought = [ProximityUUID(high: 0, low: 2), ProximityUUID(high: .max, low: 1)]
            for uuid in bought + bought {
                let identity = BeaconIdentity(uuid: uuid, major: 1, minor: .random(in: 0 ... .max))
                _ = try await beacons.register(identity, address: nil, roomNumber: "101", description: nil)
            }
            let badge = BeaconIdentity(uuid: ProximityUUID(high: 3, low: 3), major: 1, minor: 1)
            _ = try await store.issue(.bought(badge, address: nil), to: try await store.makePerson("ada"))
            #expect(try await site.roomBeaconUUIDs() == [own] + bought)
            #expect(try await Set(site.heardUUIDs()) == Set(bought + [own, badge.uuid]))
            try await store.admin.query("update beacon set retired_at = now() where uuid = \(bought[0])")
            #expect(try await site.roomBeaconUUIDs() == [own, bought[1]])
            #expect(try await Set(site.heardUUIDs()) == [own, bought[1], badge.uuid])
        }
    }
}
