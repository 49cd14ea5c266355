import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// Who a badge is, and where a receiver stands, by the time a sighting was heard.
@Suite(.mustEnd)
struct IdentityTests {
    private static let shared = BeaconIdentity(
        uuid: ProximityUUID(high: 0xe2c5_6db5_dffb_48d2, low: 0xb060_d0f5_a710_96e0), major: 7, minor: 7)

    private func report(_ address: DeviceAddress, _ school: School, rssi: Int = -55) -> Report {
        Report(
            spool: UUID().uuidString, sequence: 0, sentAt: school.now,
            sightings: [
                SightingRecord(
                    uuid: Self.shared.uuid, major: 7, minor: 7, address: address, rssi: rssi, heardAt: school.now)
            ])
    }

    @Test("Badges that share an identity are told apart by their addresses, after a restart too")
    func byAddress() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            var (one, other) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let people = [try await school.makeStudent("Ada"), try await school.makeStudent("Grace")]
            let addresses = [DeviceAddress(0xc000_0000_0001), DeviceAddress(0xc000_0000_0002)]
            for (person, address) in zip(people, addresses) {
                _ = try await school.admin(
                    IssueBadge(
                        personID: person, uuid: Self.shared.uuid, majorKey: 7, minorKey: 7, address: address))
            }
            for round in 0..<2 {
                for _ in 0..<8 {
                    _ = try await one(report(addresses[round], school))
                    _ = try await other(report(addresses[1 - round], school))
                    _ = try await one(report(DeviceAddress(0xc000_0000_0003), school))
                    try await school.pass(1)
                }
                #expect(try await school.location(of: people[0]).roomNumber == (round == 0 ? "101" : "102"))
                #expect(try await school.location(of: people[1]).roomNumber == (round == 0 ? "102" : "101"))
                try await school.restart()
                one.port = school.server.port
                other.port = school.server.port
            }
            #expect(try await school.count("select count(*) from sighting") == 32, "the third is nobody's")
        }
    }

    @Test("A badge that changes hands is the new carrier's from then on, and what is late is still the old one's")
    func changesHands() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", leaveAfter: 20)
            var (one, other) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let (ada, grace) = (try await school.makeStudent("Ada"), try await school.makeStudent("Grace"))
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: one, for: 10, silent: other)
            let handedOver = school.now
            _ = try await school.admin(ReturnBadge(badgeID: 1))
            _ = try await school.admin(IssueBadge(personID: grace, badgeID: 1))
            try await school.restart()
            one.port = school.server.port
            other.port = school.server.port
            try await school.hear(badge, by: other, for: 30, silent: one)
            #expect(try await school.location(of: ada).state == .left)
            #expect(try await school.location(of: grace).roomNumber == "102")
            _ = try await one(school.report(badge, heardAt: handedOver.addingTimeInterval(-2)))
            let late = "select count(*) from sighting where person_id = \(ada)"
            #expect(try await school.count(late) == 11)
            #expect(try await school.visits(of: grace).map(\.roomNumber) == ["102"])
        }
    }

    @Test("Two badges and two receivers of one person, and a room with several receivers, are one person in one room")
    func several() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let scanners = [
                try await school.makeScanner(in: "101", name: "front"),
                try await school.makeScanner(in: "101", name: "back"), try await school.makeScanner(in: "102"),
            ]
            let ada = try await school.makeStudent("Ada")
            let badges = [try await school.issueBadge(to: ada), try await school.issueBadge(to: ada)]
            for _ in 0..<20 {
                for (scanner, rssi) in zip(scanners, [-60, -78, -74]) {
                    _ = try await scanner(school.report(badges[0], badges[1], rssi: rssi))
                }
                try await school.pass(1)
            }
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["101"])
        }
    }

    @Test("A receiver that moves speaks for its new room at once, and for its old one in what is late")
    func receiverMoves() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", leaveAfter: 20)
            var scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanner, for: 10)
            let moved = school.now
            _ = try await school.admin(EditScanner(scannerID: 1, roomNumber: "102"))
            try await school.hear(badge, by: scanner, for: 10)
            #expect(try await school.location(of: ada).roomNumber == "102")
            try await school.restart()
            scanner.port = school.server.port
            try await school.hear(badge, by: scanner, for: 10)
            #expect(try await school.location(of: ada).roomNumber == "102")
            _ = try await scanner(school.report(badge, heardAt: moved.addingTimeInterval(-3)))
            let rooms = "select count(*) from sighting join room using (room_id) where room_number = '101'"
            #expect(try await school.count(rooms) == 11)
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["101", "102"])
        }
    }

    @Test("Whom a receiver that moves leaves behind is unknown, not gone: nobody listens in their room any more")
    func leftBehind() async throws {
        try await School.open { school in
            var (scanner, _, ada, badge) = try await school.neighbours(leaveAfter: 20)
            try await school.hear(badge, by: scanner, for: 10)
            _ = try await school.admin(EditScanner(scannerID: 1, roomNumber: "102"))
            try await school.beat(scanner, for: 100)
            try await school.restart()
            scanner.port = school.server.port
            try await school.beat(scanner, for: 100)
            #expect(try await school.told(of: ada) == ["present 101", "unknown 101"])
            #expect(try await school.visits(of: ada).map(\.endReason) == [.unknown])
        }
    }

    @Test("A room's beacon that moves speaks for its new room at once, and for its old one in what is late")
    func beaconMoves() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", "103")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let id = try await school.sql.query("select beacon_id from beacon")[0].decode(0, as: Int64.self)
            let student = try await school.makePeer(.student)
            let person = try await student(Whoami()).personID
            func report(_ secondsAgo: Double) -> UpdateLocation {
                let heard = HeardBeacon(
                    uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: -60,
                    heardAt: school.now.addingTimeInterval(-secondsAgo))
                return UpdateLocation(beacons: [heard], sentAt: school.now)
            }
            _ = try await student(report(0))
            for room in ["102", "103"] {
                try await school.pass(60)
                _ = try await school.admin(EditBeacon(beaconID: id, roomNumber: room))
                try await school.pass(5)
                _ = try await student(report(0))
                #expect(try await school.location(of: person).roomNumber == room)
            }
            for secondsAgo in [3.0, 30, 100] { _ = try await student(report(secondsAgo)) }
            let rooms: [String] = try await school.sql.query(
                "select room_number from sighting join room using (room_id) order by received_at, heard_at"
            ).map { try $0.decode(0) }
            #expect(rooms == ["101", "102", "101", "102", "103", "103"])
        }
    }
}
