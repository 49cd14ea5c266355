import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct BeaconTests {
    @Test("Beacons get the major of their zone and the lowest minor; they are changed, found by room, and deleted")
    func whole() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await school.makeRooms("101", "102")
            try await school.makeRooms("201", zone: "West")
            let first = try await admin(CreateBeacon(roomNumber: "101", description: "door", zoneName: "east"))
            let second = try await admin(CreateBeacon(roomNumber: "102"))
            let other = try await admin(CreateBeacon(roomNumber: "201"))
            #expect([first.majorKey, first.minorKey, second.majorKey, second.minorKey] == [1, 1, 1, 2])
            #expect([other.majorKey, other.minorKey] == [2, 1])
            #expect(first.uuid == other.uuid)
            _ = try await admin(EditBeacon(beaconID: first.beaconID, roomNumber: "102", description: "window"))
            let found = try await admin(GetBeacons(search: "102")).beacons
            #expect(found.map(\.minorKey) == [1, 2])
            #expect(found.map(\.description) == ["window", nil])
            #expect(try await admin(DeleteBeacon(beaconID: second.beaconID)).retired == false)
            #expect(try await admin(GetBeacons()).total == 2)
        }
    }

    @Test("A zone that is not the room's, a room that is not there, and half an identity are refused")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            try await school.makeRooms(zone: "West")
            let uuid = try #require(ProximityUUID("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
            let address = try #require(DeviceAddress("C0:00:00:00:00:01"))
            for (request, code) in [
                (CreateBeacon(roomNumber: "101", zoneName: "West"), FailureCode.conflict),
                (CreateBeacon(roomNumber: "9"), .notFound), (CreateBeacon(roomNumber: ""), .badArguments),
                (CreateBeacon(roomNumber: "101", uuid: uuid), .badArguments),
                (CreateBeacon(roomNumber: "101", majorKey: 1, minorKey: 1), .badArguments),
                (CreateBeacon(roomNumber: "101", uuid: uuid, majorKey: 65_536, minorKey: 1), .badArguments),
                (CreateBeacon(roomNumber: "101", address: address), .badArguments),
            ] {
                #expect(try await school.admin.refusal(of: request).code == code)
            }
            #expect(try await school.admin.refusal(of: EditBeacon(beaconID: 9)).code == .notFound)
            #expect(try await school.admin.refusal(of: DeleteBeacon(beaconID: 9)).code == .notFound)
            #expect(try await school.admin(GetBeacons()).total == 0)
        }
    }

    @Test("Beacons bought with one identity are told apart by their address, and an identity is registered once")
    func bought() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await school.makeRooms("101", "102")
            let uuid = try #require(ProximityUUID("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
            func beacon(_ address: UInt64?) -> CreateBeacon {
                CreateBeacon(
                    roomNumber: "101", uuid: uuid, majorKey: 0, minorKey: 65_535,
                    address: address.map { DeviceAddress($0) })
            }
            let made = try await admin(beacon(1))
            _ = try await admin(beacon(2))
            _ = try await admin(beacon(nil))
            #expect([made.majorKey, made.minorKey] == [0, 65_535])
            #expect(try await admin.refusal(of: beacon(1)).code == .conflict)
            #expect(try await admin.refusal(of: beacon(nil)).code == .conflict)
            #expect(try await admin(GetBeacons()).beacons.compactMap(\.address).map(\.value).sorted() == [1, 2])
        }
    }

    @Test("A beacon that was heard is retired, keeps its identity, and is believed no more")
    func retired() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let identity = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            let heard = UpdateLocation(major: Int(identity.major), minor: Int(identity.minor))
            _ = try await student(heard)
            let record = try #require(try await school.admin(GetBeacons()).beacons.first)
            #expect(record.lastHeardAt == school.now)
            #expect(try await school.admin(DeleteBeacon(beaconID: record.beaconID)).retired)
            #expect(try await school.admin(GetBeacons()).beacons.first?.retiredAt == school.now)
            #expect(try await student.refusal(of: heard).code == .notFound)
            #expect(try await school.admin(CreateBeacon(roomNumber: "101")).minorKey == 2)
        }
    }
}
