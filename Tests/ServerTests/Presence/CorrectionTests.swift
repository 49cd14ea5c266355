import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("What people say of where somebody is", .mustEnd)
struct CorrectionTests {
    /// Ada, whose badge is heard in 101, with a scanner in 102 and nobody in 12.
    struct Scene {
        let ada: Int64
        let badge: BeaconIdentity
        var here: Peer
        var there: Peer

        init(_ school: School) async throws {
            try await school.makeRooms("101", "102", "12", leaveAfter: 20)
            (here, there) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            ada = try await school.makeStudent("Ada")
            badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: here, for: 10, silent: there)
        }
    }

    @Test("What was said outranks receivers until the badge moves on, in whereabouts, room, muster, events and visits")
    func outranks() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let events = try await EventStream(school.admin)
            let said = school.now
            let reply = try await school.admin(
                CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "12", reason: "Seen there"))
            #expect(reply.counts)
            let event = try #require(try await events.next())
            #expect(event.roomNumber == "12" && event.previousRoomNumber == "101" && event.source == .person)
            #expect(event.saidBy != nil && event.confidence == nil)
            // The badge lies where it was.
            try await school.hear(scene.badge, by: scene.here, for: 15, silent: scene.there)
            let location = try await school.location(of: scene.ada)
            #expect(location.state == .present && location.roomNumber == "12" && location.since == said)
            #expect(location.source == .person && location.saidBy != nil && location.saidAt == said)
            let occupant = try await school.admin(GetRoomOccupants(roomNumber: "12")).people.first
            #expect(occupant?.personID == scene.ada && occupant?.saidBy != nil)
            #expect(try await school.admin(GetRoomOccupants(roomNumber: "101")).people.isEmpty)
            let line = try #require(try await school.admin(GetMuster()).people.first { $0.personID == scene.ada })
            #expect(line.roomNumber == "12" && line.placedBy != nil && line.placedAt == said)
            let everybody = try await school.admin(GetWhereabouts())
            #expect(everybody.people.map(\.roomNumber) == ["12"] && everybody.counts.present == 1)
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["101", "12"])
            // It moves on.
            try await school.hear(scene.badge, by: scene.there, for: 15, silent: scene.here)
            let moved = try await school.location(of: scene.ada)
            #expect(moved.roomNumber == "102" && moved.saidBy == nil && moved.source == .scanner)
            let visits = try await school.visits(of: scene.ada)
            #expect(visits.map(\.roomNumber) == ["101", "12", "102"])
            #expect(visits.map(\.source) == [.scanner, .person, .scanner] && visits[1].reason == "Seen there")
            #expect(visits[0].leftAt == said && visits[1].enteredAt == said && visits[1].leftAt == visits[2].enteredAt)
            #expect(try await events.next()?.roomNumber == "102")
        }
    }

    @Test("Who is said to have left is shown so while the badge stays, and found once it moves")
    func left() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let said = school.now
            _ = try await school.admin(CorrectWhereabouts(personID: scene.ada, state: .left))
            try await school.hear(scene.badge, by: scene.here, for: 15, silent: scene.there)
            let location = try await school.location(of: scene.ada)
            #expect(location.state == .left && location.roomNumber == "101" && location.saidBy != nil)
            let visit = try #require(try await school.visits(of: scene.ada).first)
            #expect(visit.leftAt == said && visit.endReason == .left)
            try await school.hear(scene.badge, by: scene.there, for: 15, silent: scene.here)
            #expect(try await school.location(of: scene.ada).roomNumber == "102")
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["101", "102"])
        }
    }

    @Test("Silence ends no word, but a badge that was heard after it and then nowhere does")
    func silence() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            _ = try await school.admin(CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "12"))
            try await school.beat(scene.here, scene.there, for: 60)
            #expect(try await school.location(of: scene.ada).roomNumber == "12")
            #expect(try await school.count("select count(*) from whereabouts where state = 'left'") == 1)
            // Another word, and then it is heard where it was, and nowhere.
            try await school.hear(scene.badge, by: scene.here, for: 5, silent: scene.there)
            #expect(try await school.location(of: scene.ada).roomNumber == "12")
            try await school.beat(scene.here, scene.there, for: 60)
            let gone = try await school.location(of: scene.ada)
            #expect(gone.state == .left && gone.saidBy == nil)
            #expect(try await school.visits(of: scene.ada).map(\.endReason) == [.moved, .left])
        }
    }

    @Test("Of somebody never heard it counts until something is heard of them, by a badge or by their client")
    func neverHeard() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "12")
            let student = try await school.makePeer(.student)
            let id = try await student.personID
            let beacon = try await school.makeRoomBeacon(in: "101")
            _ = try await school.admin(CorrectWhereabouts(personID: id, state: .present, roomNumber: "12"))
            try await school.pass(5)
            #expect(try await school.location(of: id).roomNumber == "12")
            #expect(try await school.location(of: id).heardAt == nil)
            #expect(try await school.admin(GetWhereabouts()).people.map(\.personID) == [id])
            _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            try await school.pass(2)
            let found = try await school.location(of: id)
            #expect(found.roomNumber == "101" && found.source == .client && found.saidBy == nil)
            let own = try await student(GetOwnVisits())
            #expect(own.visits.map(\.roomNumber) == ["101", "12"] && own.visits[1].saidBy != nil)
            #expect(own.corrections.map(\.kind) == [.present])
        }
    }

    @Test("A word outlasts a restart and a take-over, and still ends when the badge moves on")
    func restart() async throws {
        try await School.open { school in
            var scene = try await Scene(school)
            _ = try await school.admin(CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "12"))
            try await school.restart()
            (scene.here.port, scene.there.port) = (school.server.port, school.server.port)
            try await school.hear(scene.badge, by: scene.here, for: 15, silent: scene.there)
            #expect(try await school.location(of: scene.ada).roomNumber == "12")
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["101", "12"])
            try await school.hear(scene.badge, by: scene.there, for: 45, silent: scene.here)
            #expect(try await school.location(of: scene.ada).roomNumber == "102")
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["101", "12", "102"])
        }
    }

    @Test("Another word replaces it, also one for the room where they are: that visit goes on")
    func another() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            _ = try await school.admin(CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "12"))
            try await school.pass(5)
            _ = try await school.admin(CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "12"))
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["101", "12"])
            try await school.pass(5)
            _ = try await school.admin(CorrectWhereabouts(personID: scene.ada, state: .left, reason: "Went home"))
            #expect(try await school.location(of: scene.ada).state == .left)
            let list = try await school.admin(GetCorrections(personID: scene.ada))
            #expect(list.total == 3 && list.corrections.map(\.standing) == [true, false, false])
            #expect(list.corrections[0].oldState == .present && list.corrections[0].oldRoomNumber == "12")
            #expect(list.corrections[0].reason == "Went home" && list.corrections[2].oldRoomNumber == "101")
            #expect(list.corrections[2].replaced.map(\.roomNumber) == ["101"])
        }
    }

    @Test("After twelve hours receivers count again")
    func lapses() async throws {
        try await School.open { school in
            try await school.makeRooms("12")
            let ada = try await school.makeStudent("Ada")
            let said = school.now
            _ = try await school.admin(CorrectWhereabouts(personID: ada, state: .present, roomNumber: "12"))
            try await school.pass(43_260)
            try await school.pass(2)
            school.admin = try await school.stranger.loggedIn(as: Template.admin)
            #expect(try await school.location(of: ada).state == .unknown)
            let visit = try #require(try await school.visits(of: ada).first)
            #expect(visit.leftAt == said + 43_200 && visit.endReason == .unknown)
        }
    }
}
