import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Corrected visits of the past", .mustEnd)
struct VisitCorrectionTests {
    /// Ada was in 101 for a minute, and is in 102.
    private static func walked(_ school: School) async throws -> (walk: School.Walk, ada: Int64, visits: [VisitRecord])
    {
        let (walk, ada) = try await school.walk(until: 60)
        _ = try await school.admin(CreateRoom(roomNumber: "12", zoneName: "East"))
        return (walk, ada, try await school.visits(of: ada))
    }

    @Test("A visit is moved to another room: old values stay, and the record pass leaves it alone")
    func moved() async throws {
        try await School.open { school in
            let (walk, ada, before) = try await Self.walked(school)
            let first = try #require(before.first)
            _ = try await school.admin(CorrectVisit(visitID: first.visitID, roomNumber: "12", reason: "Lent her badge"))
            // All of it is looked through again, as if it had come late.
            try await school.sql.query(
                """
                insert into record_due (person_id, from_at, until_at, due_at)
                values (\(ada), \(walk.start), \(walk.start + 90), \(walk.start))
                """)
            try await school.eventuallyDone()
            try await school.recorded(through: walk.start + 60)
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["12", "102"] && visits[0].visitID == first.visitID)
            #expect(visits[0].enteredAt == first.enteredAt && visits[0].leftAt == first.leftAt)
            #expect(visits[0].source == .person && visits[0].saidBy != nil && visits[0].reason == "Lent her badge")
            let list = try await school.admin(GetCorrections(personID: ada)).corrections
            #expect(list.map(\.kind) == [.changed] && list[0].roomNumber == "12")
            #expect(list[0].replaced.map(\.roomNumber) == ["101"] && list[0].replaced[0].source == .scanner)
            #expect(try await school.audit("visit_corrected").first?.details["visit_id"] == "\(first.visitID)")
        }
    }

    @Test("A visit is cut, and one is removed: what the badge told of these times does not come back")
    func cut() async throws {
        try await School.open { school in
            let (walk, ada, before) = try await Self.walked(school)
            let first = try #require(before.first)
            let end = first.enteredAt + 20
            _ = try await school.admin(CorrectVisit(visitID: first.visitID, leftAt: end, reason: "Went out"))
            try await Self.lookAgain(school, walk, ada)
            #expect(try await school.visits(of: ada).map(\.leftAt) == [end, nil])
            let remove = CorrectVisit(visitID: first.visitID, remove: true, reason: "Never was")
            let key = UUID()
            let reply = try await school.admin(remove, key: key)
            #expect(try await school.admin(remove, key: key) == reply)
            try await Self.lookAgain(school, walk, ada)
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["102"])
            let kinds = try await school.admin(GetStudentHistory(personID: ada)).corrections
            #expect(kinds.map(\.kind) == [.removed, .changed] && kinds[0].replaced[0].leftAt == end)
            #expect(
                try await school.admin.refusal(
                    of: CorrectVisit(
                        visitID: first.visitID, leftAt: end, reason: "x")
                ).code == .notFound)
        }
    }

    private static func lookAgain(_ school: School, _ walk: School.Walk, _ ada: Int64) async throws {
        try await school.sql.query(
            """
            insert into record_due (person_id, from_at, until_at, due_at)
            values (\(ada), \(walk.start), \(walk.start + 50), \(walk.start))
            """)
        try await school.eventuallyDone()
    }

    @Test("A visit is added: what receivers told of that time is cut, what people said is not")
    func added() async throws {
        try await School.open { school in
            let (walk, ada, before) = try await Self.walked(school)
            let border = try #require(before.first?.leftAt)
            _ = try await school.admin(
                CorrectVisit(
                    personID: ada, roomNumber: "12", enteredAt: border - 10, leftAt: border + 10, reason: "Seen",
                    saidAt: Date(timeIntervalSince1970: 0),
                    sentAt: Date(timeIntervalSince1970: 200_000_000_000)))
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101", "12", "102"])
            #expect(visits[0].leftAt == border - 10 && visits[2].enteredAt == border + 10 && visits[2].leftAt == nil)
            let listed = try await school.admin(GetCorrections(personID: ada)).corrections
            #expect(listed.first?.replaced.map(\.roomNumber) == ["101", "102"])
            let over = CorrectVisit(
                personID: ada, roomNumber: "101", enteredAt: border - 20, leftAt: border, reason: "No")
            #expect(try await school.admin.refusal(of: over).code == .conflict)
            try await school.hear(walk.badge, by: walk.there, for: 5, silent: walk.here)
            #expect(try await school.location(of: ada).roomNumber == "102")
            #expect(try await school.visits(of: ada).count == 3)
        }
    }

    @Test("What does not fit together is refused, and nothing is lost")
    func refused() async throws {
        try await School.open { school in
            let (_, ada, before) = try await Self.walked(school)
            let (first, last) = (before[0], before[1])
            for (edit, code) in [
                (CorrectVisit(visitID: last.visitID, roomNumber: "12", reason: "x"), FailureCode.cannotBeDone),
                (CorrectVisit(visitID: 9_999, roomNumber: "12", reason: "x"), .notFound),
                (CorrectVisit(visitID: first.visitID, reason: "x"), .badArguments),
                (CorrectVisit(visitID: first.visitID, roomNumber: "12", reason: " "), .badArguments),
                (CorrectVisit(visitID: first.visitID, personID: ada, roomNumber: "12", reason: "x"), .badArguments),
                (CorrectVisit(visitID: first.visitID, roomNumber: "12", remove: true, reason: "x"), .badArguments),
                (CorrectVisit(visitID: first.visitID, roomNumber: "99", reason: "x"), .notFound),
                (CorrectVisit(visitID: first.visitID, leftAt: first.enteredAt, reason: "x"), .cannotBeDone),
                (CorrectVisit(visitID: first.visitID, leftAt: school.now + 60, reason: "x"), .badArguments),
                (CorrectVisit(personID: ada, roomNumber: "12", reason: "x"), .badArguments),
            ] {
                #expect(try await school.admin.refusal(of: edit).code == code)
            }
            #expect(try await school.visits(of: ada) == before)
            #expect(try await school.count("select count(*) from correction") == 0)
        }
    }
}
