import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("The order of the reader's language", .mustEnd)
struct ReadingOrderTests {
    private static let danish = [
        "d'Arc", "de Boer", "Étienne", "Macdonald", "McDonald", "Zimmer", "Ærø", "Ødegård", "Östman", "Aaberg",
        "Ångström",
    ]
    private static let english = [
        "Aaberg", "Ærø", "Ångström", "d'Arc", "de Boer", "Étienne", "Macdonald", "McDonald", "Ødegård", "Östman",
        "Zimmer",
    ]

    @Test("Names stand in the order of the reader's language, in lists, on pages and by pages of a list")
    func names() async throws {
        try await School.inProcess { school in
            try await school.makeGroup("7B")
            let folder = try #require(Bundle.module.url(forResource: "FieldTables", withExtension: nil))
            let table = try String(contentsOf: folder.appending(path: "17-sorting.csv"), encoding: .utf8)
            _ = try await school.admin(ImportStudents(csv: table, dryRun: false))
            func lastNames(_ path: String, _ language: String) async throws -> [String] {
                try await school.admin.get(path, headers: ["accept-language": language]).text
                    .matches(of: /<bdi>([^<]+)<\/bdi>, <bdi>[A-K]<\/bdi>/)
                    .map { String($0.1).replacing("&#39;", with: "'") }
            }
            let group = try await school.admin(GetGroups()).groups[0].groupID
            for path in ["/people", "/groups/group?id=\(group)", "/muster/paper"] {
                #expect(try await lastNames(path, "da") == Self.danish, "\(path)")
                #expect(try await lastNames(path, "en") == Self.english, "\(path)")
            }
            _ = try await school.admin(UpdateMuster(action: .start))
            #expect(try await lastNames("/muster?by=name", "da") == Self.danish)
            #expect(try await school.admin(GetStudents()).students.map(\.lastName) == Self.english)
            _ = try await school.admin(EditPreferences(language: .danish))
            #expect(try await school.admin(GetStudents()).students.map(\.lastName) == Self.danish)
            let page = try await school.admin(GetStudents(page: 2, pageSize: 4)).students
            #expect(page.map(\.lastName) == Array(Self.danish[4..<8]))
        }
    }

    @Test("Numbers in names are numbers, and floors stand upwards by their rooms")
    func floors() async throws {
        try await School.inProcess { school in
            for (zone, rooms) in [("Second floor", ["301"]), ("Ground floor", ["9", "10"]), ("First floor", ["201"])] {
                _ = try await school.admin(CreateZone(zoneName: zone))
                for room in rooms { _ = try await school.admin(CreateRoom(roomNumber: room, zoneName: zone)) }
            }
            _ = try await school.admin(CreateZone(zoneName: "Attic"))
            let zones = try await school.admin(GetZones()).zones.map(\.zoneName)
            #expect(zones == ["Ground floor", "First floor", "Second floor", "Attic"])
            for group in ["10A", "9A", "9b"] { try await school.makeGroup(group) }
            #expect(try await school.admin(GetGroups()).groups.map(\.groupName) == ["9A", "9b", "10A"])
        }
    }

    @Test(
        "Any apostrophe and any dash finds a name that has another one",
        arguments: ["O'Brien", "o’brien", "O‘Brien", "anne-marie", "Anne–Marie", "ANNE‑MARIE", "Anne−Marie"])
    func searches(text: String) async throws {
        try await School.inProcess { school in
            _ = try await school.admin(
                CreateStudent(email: "a@school.example", firstName: "Anne-Marie", lastName: "O’Brien"))
            #expect(try await school.admin(GetStudents(search: text)).total == 1)
            #expect(try await school.admin(GetMuster(search: text)).total == 1)
        }
    }
}
