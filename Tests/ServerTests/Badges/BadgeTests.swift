import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct BadgeTests {
    @Test("A badge is carried by one person at a time, and handed to another once it came back")
    func handedOn() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            let ada = try await school.makeStudent("Ada")
            let alan = try await school.makeStudent("Alan")
            let badge = try await admin(IssueBadge(email: "Ada@school.example"))
            #expect(badge.issuedAt == school.now)
            let handOn = IssueBadge(personID: alan, badgeID: badge.badgeID)
            #expect(try await admin.refusal(of: handOn).code == .conflict)
            #expect(try await admin.refusal(of: IssueBadge(personID: ada, badgeID: badge.badgeID)).code == .conflict)
            #expect(try await admin(ReturnBadge(badgeID: badge.badgeID)).returnedAt == school.now)
            #expect(try await admin.refusal(of: ReturnBadge(badgeID: badge.badgeID)).code == .notFound)
            let again = try await admin(handOn)
            #expect(again.badgeID == badge.badgeID)
            #expect(again.minorKey == badge.minorKey)
            let students = try await admin(GetStudents()).students
            #expect(students.map { $0.badges.map(\.badgeID) } == [[], [badge.badgeID]])
        }
    }

    @Test("A person may carry several badges")
    func several() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            let first = try await school.issueBadge(to: ada)
            let second = try await school.issueBadge(to: ada)
            #expect(first.minor == 1 && second.minor == 2)
            #expect(try await school.admin(GetStudents()).students.first?.badges.count == 2)
        }
    }

    @Test("A badge bought elsewhere keeps its identity and is handed out again by it; a room beacon is no badge")
    func bought() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await school.makeRooms("101")
            let ada = try await school.makeStudent("Ada")
            let uuid = try #require(ProximityUUID("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
            func issue(_ minor: Int, _ address: UInt64? = nil) -> IssueBadge {
                IssueBadge(
                    personID: ada, uuid: uuid, majorKey: 0, minorKey: minor,
                    address: address.map { DeviceAddress($0) })
            }
            let badge = try await admin(issue(0))
            #expect([badge.majorKey, badge.minorKey] == [0, 0])
            #expect(try await admin.refusal(of: issue(0)).code == .conflict)
            _ = try await admin(ReturnBadge(badgeID: badge.badgeID))
            #expect(try await admin(issue(0)).badgeID == badge.badgeID)
            #expect(try await admin(issue(0, 1)).badgeID != badge.badgeID)
            _ = try await admin(CreateBeacon(roomNumber: "101", uuid: uuid, majorKey: 0, minorKey: 7))
            #expect(try await admin.refusal(of: issue(7)).code == .conflict)
        }
    }

    @Test("A badge or person that is not there is not found, and half an identity is refused")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let ada = try await school.makeStudent("Ada")
            _ = try await school.makeRoomBeacon(in: "101")
            let roomBeacon = try #require(try await school.admin(GetBeacons()).beacons.first).beaconID
            for (request, code) in [
                (IssueBadge(personID: 99), FailureCode.notFound), (IssueBadge(personID: ada, badgeID: 99), .notFound),
                (IssueBadge(personID: ada, badgeID: roomBeacon), .notFound), (IssueBadge(), .badArguments),
                (IssueBadge(personID: ada, majorKey: 1), .badArguments),
                (IssueBadge(personID: ada, address: DeviceAddress(1)), .badArguments),
            ] {
                #expect(try await school.admin.refusal(of: request).code == code)
            }
            #expect(try await school.admin.refusal(of: ReturnBadge(badgeID: roomBeacon)).code == .notFound)
        }
    }
}
