import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct VisibilityTests {
    /// Ada in 101 of the east wing, Bob in 201 of the west wing.
    private static func scene(_ school: School) async throws -> (ada: Int64, bob: Int64) {
        try await school.makeRooms("101")
        try await school.makeRooms("201", zone: "West")
        let (ada, bob) = (try await school.makePeer(.student, "Ada"), try await school.makePeer(.student, "Bob"))
        for (peer, room) in [(ada, "101"), (bob, "201")] {
            let beacon = try await school.makeRoomBeacon(in: room)
            _ = try await peer(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
        }
        return (try await ada.personID, try await bob.personID)
    }

    @Test("Staff see who is in their zones, and nobody else: as if there were no such person")
    func zones() async throws {
        try await School.open { school in
            let (ada, bob) = try await Self.scene(school)
            let staff = try await school.makePeer(.staff)
            #expect(try await staff.refusal(of: GetStudentLocation(personID: ada)).code == .notFound)
            try await school.give("East", to: staff)
            #expect(try await staff(GetStudentLocation(personID: ada)).location.roomNumber == "101")
            #expect(try await staff(GetStudentHistory(personID: ada)).visits.count == 1)
            let hidden = try await staff.answer(to: GetStudentLocation(personID: bob))
            let missing = try await staff.answer(to: GetStudentLocation(personID: 999_999))
            #expect(hidden.status == 404)
            #expect(hidden.text == missing.text)
            #expect(try await staff.refusal(of: GetStudentHistory(personID: bob)).code == .notFound)
            #expect(try await staff(GetRoomOccupants(roomNumber: "101")).people.map(\.personID) == [ada])
            #expect(try await staff(GetRoomOccupants(roomNumber: "201")).people.isEmpty)
            #expect(try await staff(GetRoomOccupants(roomNumber: "201", at: school.now)).people.isEmpty)
        }
    }

    @Test("Staff see the people of their groups wherever they are; students of a group see nobody")
    func groups() async throws {
        try await School.open { school in
            let (ada, bob) = try await Self.scene(school)
            let staff = try await school.makePeer(.staff)
            let group = try await school.makeGroup("10b", of: bob, ada, try await staff.personID)
            #expect(try await staff(GetStudentLocation(personID: bob)).location.roomNumber == "201")
            #expect(try await staff(GetRoomOccupants(roomNumber: "201")).people.map(\.personID) == [bob])
            _ = try await school.admin(EditGroup(groupID: group, removeMembers: [bob]))
            #expect(try await staff.refusal(of: GetStudentLocation(personID: bob)).code == .notFound)
            #expect(try await staff(GetStudentLocation(personID: ada)).location.roomNumber == "101")
        }
    }

    @Test("Of somebody who was in another zone too, staff see the visits in theirs")
    func history() async throws {
        try await School.open { school in
            let (ada, _) = try await Self.scene(school)
            let west = try await school.makeRoomBeacon(in: "201")
            // The client that told before is overdue by then.
            try await school.pass(60)
            let peer = try await school.stranger.loggedIn(as: "ada.student@school.example")
            _ = try await peer(UpdateLocation(major: Int(west.major), minor: Int(west.minor)))
            let staff = try await school.makePeer(.staff)
            try await school.give("West", to: staff)
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["101", "201"])
            #expect(try await staff(GetStudentHistory(personID: ada)).visits.map(\.roomNumber) == ["201"])
        }
    }

    @Test("Each look is in the audit, and students see who looked at them")
    func looks() async throws {
        try await School.open { school in
            let (ada, bob) = try await Self.scene(school)
            let staff = try await school.makePeer(.staff)
            try await school.give("East", to: staff)
            _ = try await staff(GetStudentLocation(personID: ada))
            _ = try await staff(GetStudentHistory(personID: ada))
            _ = try await staff(GetRoomOccupants(roomNumber: "101"))
            _ = try await staff.refusal(of: GetStudentLocation(personID: bob))
            _ = try await staff(GetMuster())
            let entries = try await school.admin(GetAudit(actorID: try await staff.personID)).entries
            #expect(
                entries.map(\.action) == [
                    "looked_at_muster", "request_refused", "looked_at_room", "looked_at_history", "looked_at_location",
                    "login",
                ])
            #expect(entries[2].targets.map(\.personID) == [ada] && entries[2].details == ["room_number": "101"])
            #expect(entries[0].ofAllPeople)
            let peer = try await school.stranger.loggedIn(as: "ada.student@school.example")
            let looks = try await peer(GetOwnAudit()).looks
            let words = ["looked_at_muster", "looked_at_room", "looked_at_history", "looked_at_location"]
            #expect(looks.map(\.action) == words)
            #expect(looks.allSatisfy { $0.firstName == "Some" && $0.classification == .staff })
            let other = try await school.stranger.loggedIn(as: "bob.student@school.example")
            #expect(try await other(GetOwnAudit()).looks.map(\.action) == ["looked_at_muster"])
        }
    }
}
