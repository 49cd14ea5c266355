import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Importing students", .mustEnd)
struct ImportTests {
    private static let table = """
        email,first_name,last_name,groups
        ada@school.example,Ada,Lovelace,10b|Choir
        Zoë@school.example,Zoë,"O'Neill, jr.",choir
        =1@school.example,=1+1,-,
        """

    @Test("A dry run changes nothing, and is what is run where nothing else is asked for")
    func dryRun() async throws {
        try await School.inProcess { school in
            try await school.makeGroup("10B")
            try await school.makeGroup("Choir")
            let reply = try await school.admin(ImportStudents(csv: Self.table, issueCodes: true))
            #expect(reply.students == 3 && !reply.imported && reply.problems == [] && reply.codes == nil)
            #expect(try await school.admin(GetStudents()).students.isEmpty)
            #expect(try await school.audit("students_imported").isEmpty)
        }
    }

    @Test("All students get accounts, groups and codes; the audit says whom it was about, and no name")
    func run() async throws {
        try await School.inProcess { school in
            let group = try await school.makeGroup("10B")
            let choir = try await school.makeGroup("Choir")
            let reply = try await school.admin(ImportStudents(csv: Self.table, dryRun: false, issueCodes: true))
            #expect(reply.imported && reply.students == 3 && reply.problems == [])
            #expect(reply.codes?.map(\.email) == ["ada@school.example", "Zoë@school.example", "=1@school.example"])
            #expect(reply.codesExpireAt == school.now + 72 * 3600)
            let students = try await school.admin(GetStudents()).students
            #expect(students.map(\.lastName) == ["-", "Lovelace", "O'Neill, jr."])
            #expect(try await school.admin(GetGroupMembers(groupID: group)).members.count == 1)
            #expect(try await school.admin(GetGroupMembers(groupID: choir)).members.count == 2)
            let entry = try #require(try await school.audit("students_imported").first)
            #expect(entry.targets.count == 3 && entry.details == ["students": "3", "created": "3", "changed": "0"])
            #expect(try await school.audit("claim_code_issued").first?.targets.count == 3)
            let code = try #require(reply.codes?.first?.code)
            _ = try await school.stranger(
                ClaimAccount(username: "ada@school.example", code: code, password: "a long enough one"))
            #expect(
                try await school.stranger.loggedIn(as: "ada@school.example", password: "a long enough one").cookie
                    != nil)
        }
    }

    @Test("Problems of the table and of the database are told together by lines; then nobody is imported")
    func problems() async throws {
        try await School.inProcess { school in
            _ = try await school.makePeer(.staff, "Ada")
            let table = """
                email,first_name,last_name,groups
                new@school.example,New,Body,
                ADA.Staff@school.example,Ada,Lovelace,Nowhere
                nobody,No,Body,
                NEW@school.example,New,Again,
                """
            let reply = try await school.admin(ImportStudents(csv: table, dryRun: true))
            #expect(
                reply.problems.map { "\($0.line) \($0.reason)" } == [
                    "3 The e-mail address is taken.",
                    "3 There is no group 'Nowhere'. Create it first.",
                    "4 The cell must be an e-mail address.",
                    "5 The address is that of line 2, too.",
                ])
            #expect(!reply.imported && reply.students == 4)
            let failure = try await school.admin.refusal(of: ImportStudents(csv: table, dryRun: false))
            #expect(failure.code == .cannotBeDone)
            #expect(failure.reason.hasPrefix("Nothing was imported: the table has 4 problems"))
            #expect(failure.reason.contains("on line 3, column 'email': The e-mail address is taken"))
            #expect(try await school.admin(GetStudents()).total == 0)
            #expect(try await school.count("select count(*) from claim_code") == 0)
        }
    }

    @Test("A table of the largest size is imported in one transaction, and fits into a request")
    func largest() async throws {
        try await School.inProcess { school in
            let group = try await school.makeGroup("Everybody")
            let rows = (0..<5000).map {
                "student.number.\($0)@students.a-school-with-a-long-name.example,"
                    + "\"Maria Magdalena \($0)\",\"of and at Great-Longname, the Younger\",Everybody"
            }
            let table = "email,first_name,last_name,groups\r\n" + rows.joined(separator: "\r\n")
            #expect(try await school.admin(ImportStudents(csv: table)).problems == [])
            let reply = try await school.admin(ImportStudents(csv: table, dryRun: false, issueCodes: true))
            #expect(reply.imported && Set(reply.codes?.map(\.code) ?? []).count == 5000)
            #expect(try await school.admin(GetGroupMembers(groupID: group)).total == 5000)
            #expect(try await school.count("select count(*) from claim_code") == 5000)
            let writers = "select count(distinct xmin::text) from person where classification = 'student'"
            #expect(try await school.count(writers) == 1)
            let again = try await school.admin(ImportStudents(csv: table, dryRun: false, issueCodes: true))
            #expect(again.created == 0 && again.changed == 0 && again.codes == [])
            try await school.sql.query("update person set classification = 'visitor' where classification = 'student'")
            let taken = try await school.admin(ImportStudents(csv: table)).problems
            #expect(taken.count == 1001 && taken.last?.line == 1002)
            let refusal = try await school.admin.refusal(of: ImportStudents(csv: table, dryRun: false))
            #expect(refusal.reason.contains("more than 1000 problems"))
        }
    }

    @Test("Of several imports of the same table at once, each student is made once")
    func atOnce() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            let table = "email,first_name,last_name\na@school.example,A,B\nb@school.example,A,B"
            let answers = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        try await admin.answer(to: ImportStudents(csv: table, dryRun: false)).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.contains(200) && answers.allSatisfy { [200, 409, 422].contains($0) })
            #expect(try await school.admin(GetStudents()).total == 2)
        }
    }
}
