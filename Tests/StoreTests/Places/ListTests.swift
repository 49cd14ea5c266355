import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Store

@Suite("Lists", .mustEnd)
struct ListTests {
    @Test(
        "A search finds the text as it stands, in any case",
        arguments: [
            ("100%", ["100%"]), ("%", ["100%"]), ("_", ["a_b"]), ("A_B", ["a_b"]), ("'", ["o'hara"]),
            ("\\", [#"c:\d"#]),
            ("ÄÖÜ", ["äöü"]), ("привет", ["ПРИВЕТ"]),
            ("", ["100%", "a_b", "axb", #"c:\d"#, "o'hara", "ПРИВЕТ", "äöü"]),
            ("; drop table room", []), ("nothing", []),
        ])
    func search(text: String, found: [String]) async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("100%", "a_b", "axb", "o'hara", #"c:\d"#, "äöü", "ПРИВЕТ", zone: "z")
            let rooms = try await RoomRepository(store.pool).list(ListQuery(search: text))
            #expect(Set(rooms.rows.map(\.roomNumber)) == Set(found) && rooms.total == found.count)
        }
    }

    @Test("A person is found by first name, last name, both together, and e-mail address")
    func people() async throws {
        try await TestStore.with { store in
            let people = PersonRepository(store.pool)
            _ = try await people.create(
                email: "zoé@example.org", firstName: "Zoé", lastName: "D'Arc_%", classification: .student,
                passwordHash: nil, at: TestStore.now)
            _ = try await store.makePerson("ada", .staff)
            for text in ["zoé", "ZOÉ", "d'arc_%", "Zoé D'Arc", "ZOÉ@EXAMPLE"] {
                #expect(try await people.list(ListQuery(search: text), classification: nil).total == 1, "\(text)")
            }
            #expect(try await people.list(ListQuery(search: "zoé"), classification: .staff).total == 0)
            #expect(try await people.find(.email("ZOÉ@example.ORG"))?.lastName == "D'Arc_%")
            #expect(try await people.find(.email("%@example.org")) == nil)
        }
    }

    @Test("The pages of a list make the whole, and the total is the same on each, also beyond the end")
    func pages() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("1", "2", "3", "4", "5")
            let rooms = RoomRepository(store.pool)
            var numbers: [String] = []
            for offset in stride(from: 0, to: 10, by: 2) {
                let page = try await rooms.list(ListQuery(limit: 2, offset: offset))
                numbers += page.rows.map(\.roomNumber)
                #expect(page.total == 5)
            }
            #expect(numbers == ["1", "2", "3", "4", "5"])
            let beyond = try await rooms.list(ListQuery(search: "1", limit: 1000, offset: 999_999_000))
            #expect(beyond.rows.isEmpty && beyond.total == 1)
        }
    }

    @Test("What is retired stands at the end of its list")
    func retired() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("1", "2")
            try await store.admin.query("update room set retired_at = now() where room_id = \(rooms[0])")
            let listed = try await RoomRepository(store.pool).list(ListQuery())
            #expect(
                listed.rows.map(\.roomNumber) == ["2", "1"] && listed.rows.map { $0.retiredAt == nil } == [true, false])
        }
    }
}
