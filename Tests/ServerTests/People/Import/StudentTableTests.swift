import Testing
import Vocabulary
import Wire

@testable import Server
@testable import Store

@Suite("Tables of students")
struct StudentTableTests {
    private func problems(_ text: String) -> [String] {
        StudentTable(text).problems.map { "\($0.line) \($0.column ?? "-") \($0.reason)" }
    }

    @Test("Columns come in any order and in any case, and cells are trimmed")
    func sound() {
        let table = StudentTable(" Last_Name ;EMAIL;groups;first_name\nLovelace; ada@s.example ; 10b | Choir ||;Ada\n")
        #expect(table.problems == [])
        #expect(
            table.students == [
                StudentImport.Student(
                    line: 2, email: "ada@s.example", firstName: "Ada", lastName: "Lovelace", groups: ["10b", "Choir"])
            ])
        #expect(table.count == 1)
    }

    @Test("Columns that are missing or there twice are told, each by its name; others are passed over with a note")
    func header() {
        let table = StudentTable("email,name,first_name,E-Mail\na@b,x,A,c@d\n")
        #expect(
            table.notes.map { "\($0.line) \($0.column ?? "-") \($0.reason)" } == ["1 name The column is passed over."])
        #expect(
            problems("email,name,first_name,E-Mail\na@b,x,A,c@d\n") == [
                "1 E-Mail The column is there twice.",
                "1 last_name The first line has no such column.",
            ])
        #expect(problems("") == ["1 - The table is empty. It needs email, first_name, last_name, groups."])
        #expect(problems("sep=;\nemail;first_name;last_name") == [])
        #expect(problems("sep=|\nemail;first_name;last_name").count == 3)
    }

    @Test("A name of a group that stands in many rows is checked once, and the verdict is that of each row")
    func sameGroups() {
        let long = String(repeating: "e\u{301}", count: 101)
        let group = String(repeating: "e\u{301}", count: 100)
        let table = StudentTable(
            """
            email,first_name,last_name,groups
            a@s.example,A,B,\(long)| \(group) | |Ch\u{7}oir
            b@s.example,A,B,\(group)|\(long)|Ch\u{7}oir
            c@s.example,A,B,10b|\(group)
            d@s.example,A,B,\(String(repeating: "é", count: 100))| 10b
            """)
        #expect(
            table.problems.map { "\($0.line) \($0.column ?? "-") \($0.reason)" } == [
                "2 groups The cell must have 1 to 100 characters.",
                "2 groups The cell must not hold control characters.",
                "3 groups The cell must have 1 to 100 characters.",
                "3 groups The cell must not hold control characters.",
            ])
        let canonical = String(repeating: "é", count: 100)
        #expect(table.students.map(\.groups) == [["10b", canonical], [canonical, "10b"]])
        #expect(table.students.allSatisfy { $0.groups.allSatisfy { $0.unicodeScalars.count <= 100 } })
        var names = CheckedGroups()
        for _ in 1...3 {
            #expect(throws: Check.TextRule.Complaint.self) { try names.verdict(on: long).get() }
            #expect((try? names.verdict(on: group).get()) == canonical)
        }
        #expect(names.count == 2)
    }

    @Test("All that is wrong with all rows is told, with the line on which each begins")
    func rows() {
        let text = """
            email,first_name,last_name,groups
            nobody,Ada,Lovelace,
            ada@s.example,,"Love
            lace",
            \(String(repeating: "x", count: 250))@s.example,A\u{7},\(String(repeating: "é", count: 101)),
            grace@s.example,Grace,Hopper,,lost
            ok@s.example,O,K,10b
            short@s.example
            """
        #expect(
            problems(text) == [
                "2 email The cell must be an e-mail address.",
                "3 first_name The cell must have 1 to 100 characters.",
                "3 last_name The cell must not hold control characters.",
                "5 email The cell must have 1 to 254 characters.",
                "5 first_name The cell must not hold control characters.",
                "5 last_name The cell must have 1 to 100 characters.",
                "6 - The row has more cells than the header.",
                "8 first_name The cell must have 1 to 100 characters.",
                "8 last_name The cell must have 1 to 100 characters.",
            ])
        #expect(StudentTable(text).students.map(\.line) == [7])
        #expect(StudentTable(text).count == 6)
    }

    @Test(
        "However much is wrong, a thousand problems are told, and that there are more",
        arguments: [
            "email,first_name,last_name\n" + String(repeating: "a@b.c,\u{7},x\n", count: 4000),
            "email,first_name,last_name" + String(repeating: ",email", count: 5000),
            "email,first_name,last_name\n" + String(repeating: ",,x\n", count: 4000),
        ])
    func tooManyProblems(text: String) throws {
        let problems = StudentTable(text).problems
        #expect(problems.count < 1100)
        let told = problems.told(in: .english)
        #expect(told.count == 1001)
        #expect(told.last?.reason == "There are more problems than the 1000 listed here.")
    }

    @Test("More students than are imported at once are told where they begin to be too many")
    func tooMany() {
        let rows = (0..<5002).map { "a\($0)@s.example,A,B" }.joined(separator: "\n")
        #expect(
            problems("email,first_name,last_name\n\(rows)") == [
                "5002 - The table has 5002 students; at most 5000 are imported at once."
            ])
    }
}
