import Foundation
import TestSupport
import Testing
import Wire

@testable import Server

@Suite("Tables as schools have them", .mustEnd)
struct FieldTableTests {
    private static func bytes(_ name: String) throws -> Data {
        let folder = try #require(Bundle.module.url(forResource: "FieldTables", withExtension: nil))
        return try Data(contentsOf: folder.appending(path: name))
    }

    /// Sends a file with the form of the page.
    private static func send(
        _ bytes: Data, _ school: School, dryRun: Bool, _ more: [String: String] = [:]
    ) async throws -> RawAnswer {
        var body = Data()
        for (name, value) in ["dry_run": String(dryRun), "_from": "/import", "_then": "/import"].merging(
            more, uniquingKeysWith: { $1 })
        {
            body += Data("--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        body += Data("--x\r\nContent-Disposition: form-data; name=\"csv\"; filename=\"s.csv\"\r\n\r\n".utf8)
        body += bytes + Data("\r\n--x--\r\n".utf8)
        return try await school.admin.post(
            body: body, to: "/forms/admin.import_students",
            headers: ["content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "same-origin"])
    }

    private static func names(_ school: School) async throws -> Set<String> {
        Set(try await school.admin(GetStudents()).students.map { "\($0.firstName) \($0.lastName)" })
    }

    @Test(
        "Whatever program saved it, and whatever its columns are called, its students are imported",
        arguments: [
            ("01-excel-utf8-bom-semicolon.csv", ["Søren Møller", "Zoë Müller-Lüdenscheidt"], []),
            ("02-excel-windows1252.csv", ["Åsa Öberg", "Bjørn Ærø"], []),
            ("04-sep-line.csv", ["Lone Holm"], []), ("05-danish-headers.csv", ["Lone Holm"], []),
            ("05b-english-headers.csv", ["Lone Holm"], []),
            (
                "13-with-room-and-seat.csv", ["Sven Muster", "Tara Muster"],
                ["login", "registrationNumber", "room", "seat"]
            ),
        ])
    func imported(name: String, students: [String], passedOver: [String]) async throws {
        try await School.inProcess { school in
            for group in ["7A", "7B"] { try await school.makeGroup(group) }
            let shown = try await Self.send(Self.bytes(name), school, dryRun: false)
            #expect(shown.status == 200 && shown.text.contains("<h1>The students are imported</h1>"))
            #expect(try await Self.names(school) == Set(students))
            for column in passedOver {
                #expect(shown.text.contains("<td>\(column)</td><td>The column is passed over.</td>"), "\(column)")
            }
            #expect(shown.text.contains("id=\"notes\"") == !passedOver.isEmpty)
            let groups = try await school.count("select count(*) from group_member")
            #expect(groups == (name.hasPrefix("01") ? 3 : passedOver.isEmpty ? students.count : 0))
        }
    }

    @Test("A table in UTF-16, and one whose columns have German names, are read as well")
    func others() async throws {
        try await School.inProcess { school in
            let text = "E-Mail-Adresse;VORNAME;Nach name\r\nlone@school.example;Lone;Hölm\r\n"
            for (number, encoding) in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16].enumerated() {
                let table = text.replacing("lone@", with: "lone\(number)@")
                let bytes = try #require(table.data(using: encoding))
                #expect(try await Self.send(bytes, school, dryRun: false).status == 200)
            }
            #expect(try await school.admin(GetStudents()).students.map(\.lastName) == ["Hölm", "Hölm", "Hölm"])
            let broken = Data("email;first_name;last_name\r\na@b;\u{0}".utf8) + [0x81, 0xff]
            #expect(try await Self.send(broken, school, dryRun: true).status == 400)
        }
    }

    @Test("users.csv of OneRoster is read as what it is: students are imported, others are passed over with a note")
    func oneRoster() async throws {
        try await School.inProcess { school in
            let csv = String(decoding: try Self.bytes("06-oneroster-users.csv"), as: UTF8.self)
            let reply = try await school.admin(ImportStudents(csv: csv, dryRun: false))
            #expect(reply.created == 1 && reply.students == 1)
            #expect(
                reply.notes.map { "\($0.line) \($0.reason)" } == [
                    "1 The table is read as users.csv of OneRoster.",
                    "2 The row is passed over: its role is not that of a student.",
                    "4 The row is passed over: the student has no e-mail address.",
                ])
            #expect(try await Self.names(school) == ["Alfa Prøve"])
        }
    }

    @Test("One address in two cases is refused with the other's line, and a blank before a quote with what is wrong")
    func refused() async throws {
        try await School.inProcess { school in
            for (name, reason) in [
                (
                    "07-same-email-other-case.csv",
                    "<th scope=\"row\">3</th><td>email</td><td>The address is that of line 2, too.</td>"
                ),
                (
                    "12-blank-before-quote.csv",
                    "<th scope=\"row\">2</th><td>–</td>"
                        + "<td>A blank stands between a separator and a quote; it has to go. "
                        + "What follows was not read.</td>"
                ),
            ] {
                let bytes = try Self.bytes(name)
                let page = try await Self.send(bytes, school, dryRun: true).text
                #expect(page.contains(reason), "\(name): \(page)")
                // The forms stay, with the table in them.
                #expect(page.contains("<textarea") && page.contains("name=\"csv\""))
            }
            #expect(try await Self.names(school).isEmpty)
        }
    }

    @Test("Names are imported as they are: quotes, formulas, emoji, twins, the word null")
    func names() async throws {
        try await School.inProcess { school in
            try await school.makeGroup("7A")
            let shown = try await Self.send(Self.bytes("08-names.csv"), school, dryRun: false)
            #expect(shown.text.contains("<h1>The students are imported</h1>"), "\(shown.text)")
            let names = try await school.admin(GetStudents()).students.map { "\($0.firstName)|\($0.lastName)" }
            #expect(names.count == 9)
            for name in [
                "Seán|O'Brien", "Null|Null", "Smith, Jr.|van der \"Bob\" Berg", "=HYPERLINK(\"http://x\")|-Minus",
                "Ada 🎓|👩‍👩‍👧‍👦", "X|Æ A-12",
            ] {
                #expect(names.contains(name), "\(name)")
            }
            #expect(names.count { $0 == "Ida|Jensen" } == 2)
        }
    }

    @Test("Next year's table makes who is new, moves the others, and offers the groups that are missing with one press")
    func nextYear() async throws {
        try await School.inProcess { school in
            for group in ["7A", "7B"] { try await school.makeGroup(group) }
            _ = try await Self.send(Self.bytes("01-excel-utf8-bom-semicolon.csv"), school, dryRun: false)
            let bytes = try Self.bytes("14-next-year.csv")
            let first = try await Self.send(bytes, school, dryRun: true).text
            #expect(first.contains("There is no group &#39;8A&#39;. Create it first."))
            #expect(first.contains("name=\"create_groups\" value=\"true\"") && first.contains("Create this group"))
            let second = try await Self.send(bytes, school, dryRun: true, ["create_groups": "true"]).text
            #expect(second.contains("3 in the table: 1 new, 2 changed, 0 as they are."))
            #expect(second.contains("name=\"create_groups\" value=\"true\""))
            let done = try await Self.send(bytes, school, dryRun: false, ["create_groups": "true"]).text
            #expect(done.contains("1 new, 2 changed"))
            let groups = try await school.admin(GetGroups()).groups
            #expect(groups.map { "\($0.groupName) \($0.members)" } == ["7A 0", "7B 0", "8A 3"])
            let again = try await Self.send(bytes, school, dryRun: false).text
            #expect(again.contains("0 new, 0 changed, 3 as they are"))
        }
    }

    @Test("A student without a group in the table keeps theirs, and one gets the name that the table has")
    func kept() async throws {
        try await School.inProcess { school in
            try await school.makeGroup("Choir")
            func run(_ row: String) async throws -> ImportStudents.Reply {
                try await school.admin(ImportStudents(csv: "email,first_name,last_name,groups\n\(row)", dryRun: false))
            }
            #expect(try await run("a@school.example,A,B,choir").created == 1)
            #expect(try await run("A@school.example,A,C,").changed == 1)
            #expect(try await Self.names(school) == ["A C"])
            #expect(try await school.count("select count(*) from group_member") == 1)
            #expect(try await school.audit("students_imported").first?.targets.count == 1)
        }
    }

    @Test("A group in another case is the same group, also where it is made from the table")
    func groupCase() async throws {
        try await School.inProcess { school in
            try await school.makeGroup("7A")
            _ = try await Self.send(Self.bytes("16-group-case.csv"), school, dryRun: false)
            let table = "email,first_name,last_name,groups\na@b.c,A,B,9c\nb@b.c,A,B,9C"
            let reply = try await school.admin(ImportStudents(csv: table, dryRun: false, createGroups: true))
            #expect(reply.created == 2)
            let groups = try await school.admin(GetGroups()).groups
            #expect(groups.map { "\($0.groupName.lowercased()) \($0.members)" } == ["7a 1", "9c 2"])
        }
    }
}
