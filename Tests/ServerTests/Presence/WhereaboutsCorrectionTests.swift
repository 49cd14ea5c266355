import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("How corrections are taken in", .mustEnd)
struct WhereaboutsCorrectionTests {
    @Test("A word that comes twice is one, another under its number is refused, and its time is the sender's")
    func repeated() async throws {
        try await School.open { school in
            try await school.makeRooms("11", "12")
            let ada = try await school.makeStudent("Ada")
            func word(_ room: String, said: TimeInterval = 0) -> CorrectWhereabouts {
                CorrectWhereabouts(
                    personID: ada, state: .present, roomNumber: room, saidAt: school.now - 1_000 - said,
                    sentAt: school.now - 1_000)
            }
            let id = UUID()
            let first = try await school.admin(word("12", said: 30), key: id)
            try await school.pass(5)
            #expect(try await school.admin(word("12", said: 35), key: id) == first)
            #expect(try await school.count("select count(*) from correction") == 1)
            #expect(try await school.admin.refusal(of: word("11"), key: id).code == .conflict)
            #expect(try await school.location(of: ada).since == school.now - 35)
            let future = CorrectWhereabouts(
                personID: ada, state: .left, saidAt: school.now + 60, sentAt: school.now)
            _ = try await school.admin(future)
            #expect(try await school.location(of: ada).saidAt == school.now)
            // Said before that, and held up: it is kept, and decides only until then.
            let (late, other) = (word("11", said: 15), UUID())
            let reply = try await school.admin(late, key: other)
            #expect(reply.counts == false)
            #expect(try await school.admin(late, key: other) == reply)
            #expect(try await school.location(of: ada).state == .left)
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["12", "11"])
        }
    }

    @Test("A word that was held up while the badge moved on says where they were, and not where they are")
    func heldUp() async throws {
        try await School.open { school in
            let scene = try await CorrectionTests.Scene(school)
            let said = school.now
            try await school.hear(scene.badge, by: scene.there, for: 20, silent: scene.here)
            let word = CorrectWhereabouts(
                personID: scene.ada, state: .present, roomNumber: "12", saidAt: said, sentAt: school.now)
            #expect(try await school.admin(word).counts == false)
            #expect(try await school.location(of: scene.ada).roomNumber == "102")
            let visits = try await school.visits(of: scene.ada)
            #expect(visits.map(\.roomNumber) == ["101", "12", "102"])
            #expect(visits[1].enteredAt == said && visits[1].leftAt == visits[2].enteredAt)
        }
    }

    @Test("A word that was held up ends at the first move, also where the badge is back by now")
    func movedAndBack() async throws {
        try await School.open { school in
            let scene = try await CorrectionTests.Scene(school)
            let said = school.now
            try await school.hear(scene.badge, by: scene.there, for: 20, silent: scene.here)
            try await school.hear(scene.badge, by: scene.here, for: 20, silent: scene.there)
            let word = CorrectWhereabouts(
                personID: scene.ada, state: .present, roomNumber: "12", saidAt: said, sentAt: school.now)
            #expect(try await school.admin(word).counts == false)
            #expect(try await school.location(of: scene.ada).roomNumber == "101")
            let visits = try await school.visits(of: scene.ada)
            #expect(visits.map(\.roomNumber) == ["101", "12", "102", "101"])
            #expect(visits[1].enteredAt == said && visits[1].leftAt == visits[2].enteredAt)
        }
    }

    @Test("A word that was held up, of somebody who was heard nowhere by then, ends where they are found")
    func foundSince() async throws {
        try await School.open { school in
            let scene = try await CorrectionTests.Scene(school)
            try await school.beat(scene.here, scene.there, for: 60)
            let said = school.now
            try await school.pass(5)
            try await school.hear(scene.badge, by: scene.there, for: 20, silent: scene.here)
            let word = CorrectWhereabouts(
                personID: scene.ada, state: .present, roomNumber: "12", saidAt: said, sentAt: school.now)
            #expect(try await school.admin(word).counts == false)
            #expect(try await school.location(of: scene.ada).roomNumber == "102")
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["101", "12", "102"])
        }
    }

    @Test("A word that was held up decides no time of which somebody spoke later")
    func saidLater() async throws {
        try await School.open { school in
            let scene = try await CorrectionTests.Scene(school)
            let said = school.now
            try await school.hear(scene.badge, by: scene.here, for: 10, silent: scene.there)
            _ = try await school.admin(
                CorrectVisit(
                    personID: scene.ada, roomNumber: "102", enteredAt: said + 3, leftAt: said + 6, reason: "Seen"))
            func word(after seconds: TimeInterval) -> CorrectWhereabouts {
                CorrectWhereabouts(
                    personID: scene.ada, state: .present, roomNumber: "12", saidAt: said + seconds, sentAt: school.now)
            }
            #expect(try await school.admin.refusal(of: word(after: 4)).code == .conflict)
            #expect(try await school.admin(word(after: 0)).counts == false)
            #expect(try await school.location(of: scene.ada).roomNumber == "101")
            let visits = try await school.visits(of: scene.ada)
            #expect(visits.map(\.roomNumber) == ["101", "12", "102", "101"])
            #expect(visits[1].leftAt == said + 3 && visits[2].leftAt == said + 6 && visits[3].leftAt == nil)
        }
    }

    @Test("What does not fit together is refused")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("12")
            let ada = try await school.makeStudent("Ada")
            for (word, code) in [
                (CorrectWhereabouts(personID: ada, state: .present), FailureCode.badArguments),
                (CorrectWhereabouts(personID: ada, state: .unknown), .badArguments),
                (CorrectWhereabouts(personID: ada, state: .left, roomNumber: "12"), .badArguments),
                (CorrectWhereabouts(personID: ada, state: .present, roomNumber: "99"), .notFound),
                (CorrectWhereabouts(personID: 999, state: .left), .notFound),
                (CorrectWhereabouts(personID: ada, state: .left, saidAt: school.now), .badArguments),
                (
                    CorrectWhereabouts(
                        personID: ada, state: .left, saidAt: school.now - 50_000, sentAt: school.now), .cannotBeDone
                ),
            ] {
                #expect(try await school.admin.refusal(of: word).code == code)
            }
            #expect(try await school.count("select count(*) from correction") == 0)
        }
    }

    @Test("Staff correct whom they may see, and each correction and each look at them is in the audit")
    func rights() async throws {
        try await School.open { school in
            let scene = try await CorrectionTests.Scene(school)
            let staff = try await school.makePeer(.staff)
            let word = CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "12")
            #expect(try await staff.refusal(of: word).code == .notFound)
            #expect(try await staff.refusal(of: GetCorrections(personID: scene.ada)).code == .notFound)
            try await school.give("East", to: staff)
            _ = try await staff(word)
            #expect(try await staff(GetCorrections(personID: scene.ada)).corrections.first?.saidBy == "Some Body")
            let entry = try #require(try await school.audit("whereabouts_corrected").first)
            #expect(entry.targets.map(\.personID) == [scene.ada] && entry.details["state"] == "present")
            #expect(try await school.audit("looked_at_corrections").count == 1)
            let visit = try await school.visits(of: scene.ada)[0].visitID
            let other = try await school.makePeer(.staff, "Other")
            let move = CorrectVisit(visitID: visit, roomNumber: "12", reason: "No")
            #expect(
                try await other.refusal(of: move)
                    == other.refusal(
                        of: CorrectVisit(
                            visitID: 9_999, roomNumber: "12", reason: "No")))
        }
    }

    @Test("Staff add a visit only to a room that they see, of a person whom they see")
    func addedRights() async throws {
        try await School.open { school in
            let scene = try await CorrectionTests.Scene(school)
            try await school.makeRooms("201", zone: "West")
            func visit(_ room: String) -> CorrectVisit {
                CorrectVisit(
                    personID: scene.ada, roomNumber: room, enteredAt: school.now - 60, leftAt: school.now - 50,
                    reason: "Seen")
            }
            let (east, west) = (try await school.makePeer(.staff, "East"), try await school.makePeer(.staff, "West"))
            try await school.give("East", to: east)
            try await school.give("West", to: west)
            for (staff, room) in [(west, "201"), (west, "12"), (east, "201")] {
                #expect(try await staff.refusal(of: visit(room)).code == .notFound)
                let now = CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: room)
                #expect(try await staff.refusal(of: now).code == .notFound)
            }
            #expect(try await school.count("select count(*) from correction") == 0)
            _ = try await east(visit("12"))
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["12", "101"])
        }
    }

    @Test("A word of staff that was held up changes no visit to a zone that they do not see")
    func unseen() async throws {
        try await School.open { school in
            let scene = try await CorrectionTests.Scene(school)
            try await school.makeRooms("201", zone: "West")
            let staff = try await school.makePeer(.staff)
            try await school.give("East", to: staff)
            _ = try await school.admin(CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "201"))
            try await school.pass(5)
            let said = school.now
            try await school.pass(5)
            _ = try await school.admin(CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "12"))
            let word = CorrectWhereabouts(
                personID: scene.ada, state: .present, roomNumber: "101", saidAt: said, sentAt: school.now)
            #expect(try await staff.refusal(of: word).code == .conflict)
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["101", "201", "12"])
            #expect(try await school.admin(word).counts == false)
            #expect(try await school.visits(of: scene.ada).map(\.roomNumber) == ["101", "201", "101", "12"])
        }
    }

    @Test("What names no room is shown to staff who see the person, and to no others")
    func withoutRoom() async throws {
        try await School.open { school in
            try await school.makeRooms("12")
            let bob = try await school.makeStudent("Bob")
            _ = try await school.admin(CorrectWhereabouts(personID: bob, state: .left))
            let staff = try await school.makePeer(.staff)
            try await school.give("East", to: staff)
            #expect(try await staff.refusal(of: GetCorrections(personID: bob)).code == .notFound)
            try await school.pass(5)
            _ = try await school.admin(CorrectWhereabouts(personID: bob, state: .present, roomNumber: "12"))
            #expect(try await staff(GetCorrections(personID: bob)).corrections.map(\.kind) == [.present, .left])
        }
    }

    @Test("They are in the person's export, and go with an erasure")
    func erased() async throws {
        try await School.open { school in
            let scene = try await CorrectionTests.Scene(school)
            _ = try await school.admin(
                CorrectWhereabouts(personID: scene.ada, state: .present, roomNumber: "12", reason: "Seen"),
                key: UUID())
            let tables = try await school.admin(ExportPerson(personID: scene.ada)).tables
            #expect(tables["correction"]?.first?["reason"] == .text("Seen"))
            #expect(tables["correction"]?.first?["room_number"] == .text("12"))
            #expect(tables["correction"]?.first?["idempotency_key"] == nil)
            #expect(tables["replaced_visit"]?.first?["room_number"] == .text("101"))
            _ = try await school.admin(DeleteStudent(personID: scene.ada))
            #expect(try await school.count("select count(*) from correction") == 0)
            #expect(try await school.count("select count(*) from replaced_visit") == 0)
            #expect(try await school.count("select count(*) from shown_whereabouts") == 0)
        }
    }
}
