import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct UpdateLocationTests {
    @Test("The short form puts a student into the beacon's room at once, and names the beacon")
    func nearest() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            let id = try await student(Whoami()).personID
            let reply = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            #expect(reply.recognised == 1)
            let location = try await school.location(of: id)
            #expect(location.state == .present)
            #expect(location.roomNumber == "101")
            #expect(location.zoneName == "East")
            #expect([location.majorKey, location.minorKey] == [1, 1])
            #expect(location.since == school.now)
        }
    }

    @Test("The long form takes the strongest beacon's room, and says how many are the site's")
    func list() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let near = try await school.makeRoomBeacon(in: "102")
            let far = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            let heard = [
                Self.heard(far, rssi: -80), Self.heard(near, rssi: -50),
                HeardBeacon(uuid: near.uuid, major: 9, minor: 9, rssi: -10),
            ]
            #expect(try await student(UpdateLocation(beacons: heard)).recognised == 2)
            let info = try await student(GetInfo()).info
            #expect(info.location.roomNumber == "102")
            #expect(info.email == "some.student@school.example")
        }
    }

    @Test("An empty list makes the student unknown, never left, and ends the visit")
    func none() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            _ = try await student(UpdateLocation(beacons: [Self.heard(beacon, rssi: -50)]))
            try await school.pass(20)
            #expect(try await student(UpdateLocation(beacons: [])).recognised == 0)
            let location = try await student(GetInfo()).info.location
            #expect(location.state == .unknown)
            #expect(location.roomNumber == "101")
            let visits = try await school.visits(of: location.personID)
            #expect(visits.map(\.endReason) == [.unknown])
        }
    }

    @Test("A client that falls silent is believed for a while, then the student is unknown, never left")
    func silent() async throws {
        try await School.open { school in
            try await school.makeRooms("101", leaveAfter: 30)
            let beacon = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            try await school.pass(89)
            #expect(try await student(GetInfo()).info.location.state == .present)
            try await school.pass(2)
            #expect(try await student(GetInfo()).info.location.state == .unknown)
            try await school.pass(1000)
            #expect(try await student(GetInfo()).info.location.state == .unknown)
        }
    }

    @Test(
        "What is no report of a location is refused",
        arguments: [
            UpdateLocation(), UpdateLocation(major: 1), UpdateLocation(minor: 1),
            UpdateLocation(major: 1, minor: 1, beacons: []), UpdateLocation(major: 65_536, minor: 1),
            UpdateLocation(major: -1, minor: 1),
            UpdateLocation(beacons: [HeardBeacon(uuid: ProximityUUID(high: 1, low: 1), major: 1, minor: 1, rssi: 99)]),
            UpdateLocation(
                beacons: Array(
                    repeating: HeardBeacon(uuid: ProximityUUID(high: 1, low: 1), major: 1, minor: 1), count: 201)),
        ])
    func refused(request: UpdateLocation) async throws {
        try await School.open { school in
            let student = try await school.makePeer(.student)
            #expect(try await student.refusal(of: request).code == .badArguments)
        }
    }

    @Test("A beacon that is not there is not found, and changes nothing")
    func unknown() async throws {
        try await School.open { school in
            let student = try await school.makePeer(.student)
            #expect(try await student.refusal(of: UpdateLocation(major: 1, minor: 1)).code == .notFound)
            #expect(try await school.count("select count(*) from whereabouts") == 0)
        }
    }

    @Test("A beacon heard before the days that are kept, or in the future, is refused", arguments: [-16.0 * 86_400, 6])
    func outsideWindow(offset: TimeInterval) async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            let heard = HeardBeacon(
                uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: -50,
                heardAt: school.now.addingTimeInterval(offset))
            #expect(try await student.refusal(of: UpdateLocation(beacons: [heard])).code == .badArguments)
            #expect(try await school.count("select count(*) from whereabouts") == 0)
        }
    }

    @Test("A client whose clock is wrong is believed by how long ago it heard a beacon", arguments: [-86_400.0, 3_600])
    func wrongClock(offset: TimeInterval) async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (here, before) = (
                try await school.makeRoomBeacon(in: "101"), try await school.makeRoomBeacon(in: "102")
            )
            let student = try await school.makePeer(.student)
            let clock = school.now.addingTimeInterval(offset)
            let heard = [(here, -70, -2.0), (before, -40, -20.0)].map { beacon, rssi, ago in
                HeardBeacon(
                    uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: rssi,
                    heardAt: clock.addingTimeInterval(ago))
            }
            #expect(try await student(UpdateLocation(beacons: heard, sentAt: clock)).recognised == 2)
            let location = try await student(GetInfo()).info.location
            #expect(location.roomNumber == "101")
            #expect(location.heardAt == school.now.addingTimeInterval(-2))
        }
    }

    @Test("An old list of which no beacon is known any more is no silence of now, a new one is")
    func oldList() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let (here, site) = (try await school.makeRoomBeacon(in: "101"), try await school.makeRoomBeacon(in: "101"))
            let student = try await school.makePeer(.student)
            _ = try await student(UpdateLocation(beacons: [Self.heard(here, rssi: -60)], sentAt: school.now))
            for (ago, state) in [(-20.0, WhereaboutsState.present), (0, .unknown)] {
                let foreign = HeardBeacon(
                    uuid: site.uuid, major: site.major, minor: site.minor + 7, rssi: -50,
                    heardAt: school.now.addingTimeInterval(ago))
                let reply = try await student(UpdateLocation(beacons: [foreign], sentAt: school.now))
                #expect(reply.recognised == 0)
                #expect(try await student(GetInfo()).info.location.state == state, "\(ago)")
            }
        }
    }

    private static func heard(_ beacon: BeaconIdentity, rssi: Int) -> HeardBeacon {
        HeardBeacon(uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: rssi)
    }
}
