import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ClearanceTests {
    @Test("People and groups are let into a room, and taken out again")
    func life() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101", "102")
            let ada = try await school.makeStudent("Ada")
            let group = try await school.makeGroup("10b", of: ada)
            let hours = ClockHours(from: try #require(ClockTime("08:00")), until: try #require(ClockTime("24:00")))
            _ = try await school.admin(
                EditClearance(
                    roomNumber: "101",
                    add: [ClearanceHolder(email: "ADA@school.example"), ClearanceHolder(groupName: "10B")],
                    from: CivilDay("2026-09-01"), until: CivilDay("2026-12-18"), weekdays: [.mon, .sun], hours: hours))
            _ = try await school.admin(EditClearance(roomNumber: "102", add: [ClearanceHolder(groupID: group)]))
            let listed = try await school.admin(GetClearances(roomNumber: "101"))
            #expect(listed.total == 2 && listed.clearances.map(\.groupName) == ["10b", nil])
            let hers = try #require(listed.clearances.last)
            #expect(hers.personID == ada && hers.firstName == "Ada" && hers.weekdays == [.mon, .sun])
            #expect(hers.from == CivilDay("2026-09-01") && hers.until == CivilDay("2026-12-18") && hers.hours == hours)
            #expect(try await school.admin(GetClearances(personID: ada)).total == 3)
            // In place of what she had.
            _ = try await school.admin(EditClearance(roomNumber: "101", add: [ClearanceHolder(personID: ada)]))
            let always = try #require(try await school.admin(GetClearances(search: "lovelace")).clearances.first)
            #expect(always.from == nil && always.hours == nil && always.weekdays == Weekday.allCases)
            _ = try await school.admin(
                EditClearance(
                    roomNumber: "101", remove: [ClearanceHolder(personID: ada), ClearanceHolder(groupName: "10b")]))
            #expect(try await school.admin(GetClearances()).clearances.map(\.roomNumber) == ["102"])
            let entries = try await school.audit("clearance_edited")
            #expect(entries.count == 4 && entries.last?.targets.map(\.personID) == [ada])
        }
    }

    @Test("What names nobody, or two, or ends before it begins is refused")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let ada = ClearanceHolder(personID: try await school.makeStudent("Ada"))
            let backwards = ClockHours(from: try #require(ClockTime("09:00")), until: try #require(ClockTime("08:00")))
            let refusals: [(EditClearance, FailureCode)] = [
                (EditClearance(roomNumber: "101"), .badArguments),
                (EditClearance(roomNumber: "9", add: [ada]), .notFound),
                (EditClearance(roomNumber: "101", add: [ClearanceHolder()]), .badArguments),
                (EditClearance(roomNumber: "101", add: [ClearanceHolder(email: "a@b.c", groupID: 1)]), .badArguments),
                (EditClearance(roomNumber: "101", add: [ClearanceHolder(email: "a@b.c")]), .notFound),
                (EditClearance(roomNumber: "101", add: [ClearanceHolder(groupName: "no")]), .notFound),
                (EditClearance(roomNumber: "101", remove: [ada]), .notFound),
                (EditClearance(roomNumber: "101", add: [ada], hours: backwards), .badArguments),
                (
                    EditClearance(
                        roomNumber: "101", add: [ada], from: CivilDay("2026-09-02"), until: CivilDay("2026-09-01")),
                    .badArguments
                ),
            ]
            for (request, code) in refusals { #expect(try await school.admin.refusal(of: request).code == code) }
            #expect(try await school.admin(GetClearances()).total == 0)
        }
    }

    @Test("Rooms have a level, a type, a capacity and hours, and lose them again; nobody has a right at first")
    func rooms() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let plain = try #require(try await school.admin(GetRooms()).rooms.first)
            #expect(plain.requiredLevel == nil && plain.capacity == nil && plain.bookableBy.isEmpty)
            let span = HoursRecord(
                weekdays: [.fri, .mon], from: try #require(ClockTime("18:00")), until: try #require(ClockTime("24:00")))
            _ = try await school.admin(
                EditRoom(
                    roomID: plain.roomID, requiredLevel: 3, roomType: "Lab", capacity: 20,
                    bookableBy: [.staff, .student], bookingHours: [span]))
            let room = try #require(try await school.admin(GetRooms()).rooms.first)
            #expect(room.requiredLevel == 3 && room.roomType == "Lab" && room.capacity == 20)
            #expect(room.bookableBy == [.student, .staff] && room.bookingHours?.first?.weekdays == [.mon, .fri])
            #expect(try await school.audit("room_edited").first?.details["required_level"] == "3")
            _ = try await school.admin(EditRoom(roomID: room.roomID, bookableBy: [], without: RoomMember.allCases))
            let bare = try #require(try await school.admin(GetRooms()).rooms.first)
            #expect(bare == plain)
            for request in [
                EditRoom(roomID: room.roomID, requiredLevel: 10), EditRoom(roomID: room.roomID, capacity: 0),
                EditRoom(roomID: room.roomID, roomType: String(repeating: "x", count: 41)),
                EditRoom(roomID: room.roomID, bookingHours: [HoursRecord(from: span.until, until: span.from)]),
                EditRoom(roomID: room.roomID, bookingHours: Array(repeating: span, count: 21)),
            ] { #expect(try await school.admin.refusal(of: request).code == .badArguments) }
        }
    }

    @Test("People have a security level, 0 at first")
    func levels() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            func level(_ search: String) async throws -> Int? {
                try await school.admin(GetPersons(search: search)).persons.first?.securityLevel
            }
            #expect(try await level("ada") == 0)
            _ = try await school.admin(EditPerson(personID: ada, securityLevel: 9))
            #expect(try await level("ada") == 9)
            _ = try await school.admin(EditPerson(personID: ada, firstName: "Augusta"))
            #expect(try await level("augusta") == 9)
            _ = try await school.admin(
                CreatePerson(
                    email: "bob@school.example", firstName: "Bob", lastName: "B", classification: .staff,
                    securityLevel: 4))
            #expect(try await level("bob") == 4)
            for bad in [-1, 10] {
                let request = EditPerson(personID: ada, securityLevel: bad)
                #expect(try await school.admin.refusal(of: request).code == .badArguments)
            }
        }
    }

    @Test("To let somebody in takes a confirmed session")
    func confirmation() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let room = try #require(try await school.admin(GetRooms()).rooms.first).roomID
            let ada = ClearanceHolder(personID: try await school.makeStudent("Ada"))
            try await school.sql.query("update session set confirmed_until = null")
            for failure in [
                try await school.admin.refusal(of: EditClearance(roomNumber: "101", add: [ada])),
                try await school.admin.refusal(of: EditRoom(roomID: room, requiredLevel: 0)),
                try await school.admin.refusal(of: EditRoom(roomID: room, bookableBy: [.visitor])),
            ] { #expect(failure.code == .confirmationNecessary) }
            _ = try await school.admin(EditRoom(roomID: room, capacity: 5))
        }
    }
}
