import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

/// What becomes of beacons that nothing is registered as.
@Suite(.mustEnd)
struct RefusedBeaconsTests {
    private static let uuid = ProximityUUID(high: 0xe2c5_6db5_dffb_48d2, low: 0xb060_d0f5_a710_96e0)

    private static func badge(_ major: UInt16, _ minor: UInt16) -> BeaconIdentity {
        BeaconIdentity(uuid: uuid, major: major, minor: minor)
    }

    private static func issue(
        _ identity: BeaconIdentity, to person: Int64, address: DeviceAddress? = nil
    ) -> IssueBadge {
        IssueBadge(
            personID: person, uuid: identity.uuid, majorKey: Int(identity.major), minorKey: Int(identity.minor),
            address: address)
    }

    private func report(_ identity: BeaconIdentity, from address: DeviceAddress, _ school: School) -> Report {
        Report(
            spool: UUID().uuidString, sequence: 0, sentAt: school.now,
            sightings: [
                SightingRecord(
                    uuid: identity.uuid, major: identity.major, minor: identity.minor, address: address, rssi: -60,
                    heardAt: school.now)
            ])
    }

    @Test("A badge that sends its keys with swapped bytes is refused with the reason and the keys, and told")
    func swapped() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            _ = try await school.admin(Self.issue(Self.badge(1, 1), to: ada))
            let heard = Self.badge(256, 256)
            let reply = try await scanner(school.report(heard, heard, Self.badge(9, 9), Self.badge(1, 1)))
            #expect(reply.stored == 1 && reply.refused == 3)
            #expect(
                reply.refusedBeacons == [
                    RefusedBeaconRecord(uuid: Self.uuid, major: 256, minor: 256, count: 2, why: .swappedBytes),
                    RefusedBeaconRecord(uuid: Self.uuid, major: 9, minor: 9, count: 1, why: .unknown),
                ])
            _ = try await scanner(school.report(heard))
            // Its UUID is not the school's own.
            let alert = try await school.alert(.unknownBadge)
            #expect(alert.text.contains("256/256") || alert.text.contains("9/9"))
            try await eventually("the swapped bytes are told") {
                _ = try await scanner(school.report(heard))
                try await school.pass(1)
                return try await school.alert(.unknownBadge).text.contains("1/1, the same bytes")
            }
        }
    }

    @Test("A badge whose address changes is known by its keys, if it alone has them")
    func rotating() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let (ada, bea) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bea"))
            let keys = Self.badge(7, 7)
            _ = try await school.admin(Self.issue(keys, to: ada, address: DeviceAddress(0xC000_0000_0001)))
            for number: UInt64 in 1...5 {
                let address = DeviceAddress(0x4102_0304_0500 + number)
                let reply = try await scanner(report(keys, from: address, school))
                #expect(reply.stored == 1 && reply.refusedBeacons == nil)
                try await school.pass(1)
            }
            #expect(try await school.location(of: ada).roomNumber == "101")

            _ = try await school.admin(Self.issue(keys, to: bea, address: DeviceAddress(0xC000_0000_0002)))
            let stranger = DeviceAddress(0x4102_0304_0509)
            let reply = try await scanner(report(keys, from: stranger, school))
            #expect(
                reply.refusedBeacons == [
                    RefusedBeaconRecord(
                        uuid: Self.uuid, major: 7, minor: 7, address: stranger, count: 1, why: .otherAddress)
                ])
        }
    }

    @Test("A room's beacon that a scanner hears is not told as refused")
    func roomBeacon() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let room = try await school.makeRoomBeacon(in: "101")
            let reply = try await scanner(school.report(room))
            #expect(reply.refused == 1 && reply.refusedBeacons == nil)
        }
    }

    @Test("A private address is refused when a badge or a beacon is registered with it")
    func privateAddress() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let ada = try await school.makeStudent("Ada")
            let address = DeviceAddress(0x4102_0304_0501)
            let badge = try await school.admin.refusal(of: Self.issue(Self.badge(7, 7), to: ada, address: address))
            #expect(badge.code == .badArguments && badge.argument == "address")
            #expect(badge.reason.contains("41:02:03:04:05:01"))
            let beacon = try await school.admin.refusal(
                of: CreateBeacon(roomNumber: "101", uuid: Self.uuid, majorKey: 7, minorKey: 7, address: address))
            #expect(beacon.code == .badArguments && beacon.argument == "address")
            _ = try await school.admin(Self.issue(Self.badge(7, 7), to: ada))
        }
    }
}
