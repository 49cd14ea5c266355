import Beacon
import Logging
import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ExportTests {
    @Test("Everything held of a person comes out, and no password, token or code")
    func export() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let ada = try await school.makePeer(.student, "Ada")
            let id = try await ada.personID
            let badge = try await school.issueBadge(to: id)
            try await school.makeGroup("10b", of: id)
            _ = try await ada(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            let answer = try await school.admin.answer(to: ExportPerson(personID: id))
            for word in ["argon2", "token_hash", "password_hash", "code_hash", "sealed_secret"] {
                #expect(!answer.text.contains(word), "\(word)")
            }
            let reply = try answer.reply(to: ExportPerson(personID: id))
            let tables = reply.tables
            #expect(tables["person"]?.first?["first_name"] == .text("Ada"))
            #expect(tables["person"]?.first?["has_password"] == .boolean(true))
            #expect(tables["badge_issue"]?.first?["minor"] == .integer(Int64(badge.minor)))
            #expect(tables["group_member"]?.first?["group_name"] == .text("10b"))
            #expect(tables["visit"]?.first?["room_number"] == .text("101"))
            for table in ["session", "whereabouts", "whereabouts_change", "sighting", "audit"] {
                #expect(tables[table]?.isEmpty == false, "\(table)")
            }
            #expect(reply.sightingsAfter == nil)
            #expect(try await school.audit("exported_person").map { $0.targets.map(\.personID) } == [[id]])
        }
    }

    @Test("A person with a row in each table has each row exported, with its lists and documents")
    func everyTable() async throws {
        try await School.inProcess { school in
            let ada = try await school.makePeer(.student, "Ada")
            let id = try await ada.personID
            try await RowsOfEveryTable(person: id).insert(into: school.sql)
            let (own, asked) = (try await ada(ExportOwn()), try await school.admin(ExportPerson(personID: id)))
            for tables in [own.tables, asked.tables] {
                #expect(Set(tables.keys) == Set(PersonExport.names + ["sighting"]))
                let empty = tables.filter { $0.value.isEmpty }.keys.sorted()
                #expect(empty == ["sighting"], "they need a row in RowsOfEveryTable")
                #expect(tables["unlock"]?.first?["room_number"] == .text("x"))
                #expect(tables["clearance"]?.first?["weekdays"] == .list([.integer(1), .integer(5)]))
                let document = ExportedValue.object([
                    "a": .list([.integer(1), .object(["b": .null]), .list([.boolean(true), .number(0.5)])])
                ])
                #expect(tables["command"]?.first?["args"] == document)
                #expect(document.shown == "a: 1, b: , true, 0.5")
            }
            let page = try await ada.post(
                "", to: "/forms/student.export",
                headers: [
                    "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin",
                ])
            #expect(page.status == 200 && page.text.contains("<summary>clearance (1)</summary>"))
        }
    }

    @Test("Exports read sightings one after the other, of one caller one waits, and lists are answered meanwhile")
    func inTurn() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours()
            try await school.hear(badge, by: near, for: 2)
            let holder = try await Connection.connect(
                school.database, timeout: .seconds(120), logger: .init(label: "test"))
            try await holder.pipeline(["begin", "lock table sighting"])
            let admin = school.admin
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 1...3 {
                    group.addTask { try await admin.answer(to: ExportPerson(personID: ada)).status }
                }
                var statuses = [try await group.next()]
                #expect(try await admin(GetStudents()).total == 1)
                try await holder.query("rollback")
                while let status = try await group.next() { statuses.append(status) }
                return statuses
            }
            await holder.close()
            #expect(statuses == [429, 200, 200])
        }
    }

    @Test("Of others nothing comes out")
    func others() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let (ada, zoe) = (try await school.makeStudent("Ada"), try await school.makeStudent("Zoegonda"))
            try await school.makeGroup("10b", of: ada, zoe)
            for person in [ada, zoe] {
                try await school.hear(try await school.issueBadge(to: person), by: scanner, for: 2)
            }
            let answer = try await school.admin.answer(to: ExportPerson(personID: ada))
            #expect(answer.status == 200 && !answer.text.lowercased().contains("zoegonda"))
            #expect(try await school.admin.refusal(of: ExportPerson(personID: 999)).code == .notFound)
        }
    }
}
