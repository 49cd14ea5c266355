import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Names in two forms", .mustEnd)
struct CanonicalNameTests {
    private static let composed = "Caf\u{e9}"
    private static let decomposed = "Cafe\u{301}"

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test("A zone, a room, a group and an address that differ in form alone are the same, and kept in normal form C")
    func same() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(CreateZone(zoneName: Self.decomposed))
            #expect(try await school.admin.refusal(of: CreateZone(zoneName: Self.composed)).code == .conflict)
            let zone = try #require(try await school.admin(GetZones()).zones.first)
            #expect(bytes(zone.zoneName) == bytes(Self.composed))
            for (room, status) in [(Self.decomposed, 200), (Self.composed, 409)] {
                let answer = try await school.admin.answer(to: CreateRoom(roomNumber: room, zoneName: Self.decomposed))
                #expect(answer.status == status)
            }
            for (group, status) in [(Self.composed, 200), (Self.decomposed, 409)] {
                let answer = try await school.admin.answer(to: CreateGroup(groupName: group))
                #expect(answer.status == status)
            }
            let email = "\(Self.decomposed)@school.example"
            _ = try await school.admin(CreateStudent(email: email, firstName: "Åsa", lastName: "Nguyễn"))
            #expect(try await school.admin(GetStudents(search: Self.composed)).total == 1)
            #expect(try await school.admin(GetStudents(search: Self.decomposed)).total == 1)
            #expect(
                try await school.admin.refusal(
                    of: CreateStudent(email: "\(Self.composed)@school.example", firstName: "A", lastName: "B")
                ).code == .conflict)
        }
    }

    @Test("Whoever writes past the server is held to the same form")
    func database() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            try await school.sql.query("update zone set zone_name = \(Self.decomposed)")
            let zone = try #require(try await school.admin(GetZones()).zones.first)
            #expect(bytes(zone.zoneName) == bytes(Self.composed))
        }
    }

    @Test("Staff see the people of their own zone, and not of one whose name Swift takes for the same")
    func rights() {
        let visibility = Visibility.some(people: [], zones: [Self.composed])
        #expect(visibility.shows(1, in: Self.composed))
        #expect(!visibility.shows(1, in: Self.decomposed))
    }

    @Test("Who was created with a name in one form logs in with it in the other")
    func login() async throws {
        try await School.inProcess { school in
            let id = try await school.admin(
                CreateStudent(
                    email: "\(Self.decomposed)@school.example", firstName: "A", lastName: "B",
                    password: Template.password)
            ).personID
            try await school.acceptPasswords()
            let peer = try await school.stranger.loggedIn(as: "\(Self.composed)@SCHOOL.example")
            #expect(try await peer.personID == id)
        }
    }
}
