import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct SightingCheckTests {
    @Test("A copied badge is told within 60 s, about its bearer, with the rooms, and stays open")
    func copied() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", "103", "104")
            for (one, other) in [("101", "102"), ("102", "103"), ("103", "104")] {
                _ = try await school.admin(CreateDoor(roomA: one, roomB: other))
            }
            let (near, far) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "104"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let start = school.now
            while try await school.admin(GetAlerts(kind: .badgeTwice)).total == 0, school.now < start + 60 {
                _ = try await near(school.report(badge))
                _ = try await far(school.report(badge))
                try await school.pass(1)
            }
            let alert = try await school.alert(.badgeTwice)
            #expect(alert.openedAt.timeIntervalSince(start) <= 60)
            #expect(alert.subject.id == ada && alert.subject.name == "Ada Lovelace")
            #expect(Set(alert.rooms.map(\.roomNumber)) == ["101", "104"])
            #expect(!alert.text.contains("Ada"))
            try await school.beat(near, far, for: 60)
            #expect(try await school.admin(GetAlerts(state: .open, kind: .badgeTwice)).total == 1)
        }
    }

    @Test("Keys that nobody was given are told with the scanner that hears them; a strange UUID and a room's are not")
    func unknown() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101", name: "Door")
            let room = try await school.makeRoomBeacon(in: "101")
            let strange = BeaconIdentity(uuid: ProximityUUID(high: 1, low: 2), major: 1, minor: 1)
            _ = try await scanner(school.report(room, strange))
            try await eventually("the room's beacon is noted as heard") {
                try await school.count("select count(*) from beacon where last_heard_at is not null") == 1
            }
            #expect(try await school.admin(GetAlerts(kind: .unknownBadge)).total == 0)
            let unknown = BeaconIdentity(uuid: room.uuid, major: 60_123, minor: 77)
            _ = try await scanner(school.report(unknown))
            let alert = try await school.alert(.unknownBadge)
            #expect(alert.subject.name == "Door" && alert.text.contains("60123/77"))
            try await school.passAll(61)
            try await school.eventuallyGone(1)
            try await school.passAll(31)
            try await eventually("it closes") { try await school.alert(.unknownBadge).closedAt != nil }
        }
    }

    @Test("A room's beacon that nobody heard for two lawful days is told, and no more once it is heard")
    func unheard() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let scanner = try await school.makeScanner(in: "101")
            let heard = try await school.makeRoomBeacon(in: "101")
            _ = try await school.makeRoomBeacon(in: "102")
            // A Tuesday: the last two lawful days before it are Monday and Friday.
            for day in ["sat", "sun"] {
                _ = try await school.admin(WriteConfig(item: "lawful_\(day)", value: .text("none")))
            }
            try await school.sql.query(
                """
                update beacon set known_since = \(school.now - 30 * 86_400),
                    last_heard_at = \(school.now - 3.5 * 86_400)
                """)
            try await school.passAll(70)
            #expect(try await school.admin(GetAlerts(kind: .beaconUnheard)).total == 0)
            try await school.sql.query("update beacon set last_heard_at = \(school.now - 5 * 86_400)")
            _ = try await scanner(school.report(heard))
            try await eventually("one of them is noted as heard") {
                try await school.count("select count(*) from beacon where last_heard_at > '\(school.now - 60)'") == 1
            }
            try await school.passAll(70)
            let alert = try await school.alert(.beaconUnheard)
            #expect(alert.subject.zoneName == "East" && alert.subject.name?.hasSuffix("/2") == true)
            try await school.sql.query("update beacon set last_heard_at = \(school.now)")
            try await school.passAll(70)
            try await eventually("its cause is gone") {
                try await school.count("select count(*) from alert where gone_at is not null") == 1
            }
            try await school.passAll(31)
            try await eventually("it closes") { try await school.alert(.beaconUnheard).closedAt != nil }
        }
    }
}
