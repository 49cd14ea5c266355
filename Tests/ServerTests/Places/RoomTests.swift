import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct RoomTests {
    @Test("Rooms are made, changed, moved to another zone, listed, and deleted while they have no history")
    func whole() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await school.makeRooms("101")
            try await school.makeRooms(zone: "West")
            let lab = try await admin(CreateRoom(roomNumber: "102", zoneName: "East", description: "Lab")).roomID
            _ = try await admin(EditRoom(roomID: lab, roomNumber: "102a", zoneName: "west"))
            let listed = try #require(try await admin(GetRooms(search: "102A")).rooms.first)
            #expect(listed.roomNumber == "102a")
            #expect(listed.zoneName == "West")
            #expect(listed.description == "Lab")
            _ = try await admin(EditRoom(roomID: lab, description: ""))
            #expect(try await admin(GetRooms(search: "102a")).rooms.first?.description == nil)
            #expect(try await admin(DeleteRoom(roomID: lab)).retired == false)
            #expect(try await admin(GetRooms()).total == 1)
        }
    }

    @Test("Free rooms come fifty on a page, with the number of the next one")
    func freePages() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            try await school.sql.query(
                """
                insert into room (zone_id, room_number, bookable_by)
                select zone_id, 'B' || n, array['student'] from zone, generate_series(100, 219) n
                """)
            let student = try await school.makePeer(.student)
            let first = try await student(FindRooms())
            #expect(first.rooms.count == 50 && first.total == 120 && first.nextPage == 2)
            let last = try await student(FindRooms(page: 3))
            #expect(last.rooms.count == 20 && last.nextPage == nil)
            #expect(last.rooms.last?.roomNumber == "B219" && first.rooms.first?.roomNumber == "B100")
            let beyond = try await student(FindRooms(page: 4))
            #expect(beyond.rooms.isEmpty && beyond.nextPage == nil)
            #expect(try await student.refusal(of: FindRooms(pageSize: 51)).argument == "page_size")
            let page = try await student.get("/rooms/book?room=B219&from=2126-09-01T10:00:00Z")
            #expect(page.status == 200 && page.text.contains("B219"))
        }
    }

    @Test("A number that is taken is a conflict, and a zone that is not there is not found")
    func refused() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await school.makeRooms("101a", "102")
            let other = try #require(try await admin(GetRooms(search: "102")).rooms.first).roomID
            #expect(try await admin.refusal(of: CreateRoom(roomNumber: "101A", zoneName: "East")).code == .conflict)
            #expect(try await admin.refusal(of: EditRoom(roomID: other, roomNumber: "101A")).code == .conflict)
            #expect(try await admin.refusal(of: CreateRoom(roomNumber: "9", zoneName: "No")).code == .notFound)
            #expect(try await admin.refusal(of: EditRoom(roomID: other, zoneName: "No")).code == .notFound)
            #expect(try await admin.refusal(of: EditRoom(roomID: 999, roomNumber: "9")).code == .notFound)
            #expect(try await admin.refusal(of: DeleteRoom(roomID: 999)).code == .notFound)
        }
    }

    @Test("A room with equipment in use cannot go; one with history is retired and frees its number")
    func retired() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let room = try #require(try await school.admin(GetRooms()).rooms.first).roomID
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            #expect(try await school.admin.refusal(of: DeleteRoom(roomID: room)).code == .conflict)
            try await school.hear(badge, by: scanner, for: 4)
            let scannerID = try #require(try await school.admin(GetScanners()).scanners.first).scannerID
            #expect(try await school.admin(DeleteScanner(scannerID: scannerID)).retired)
            #expect(try await school.admin(DeleteRoom(roomID: room)).retired)
            #expect(try await school.admin(GetRooms()).rooms.first?.retiredAt == school.now)
            _ = try await school.admin(CreateRoom(roomNumber: "101", zoneName: "East"))
            #expect(try await school.admin(GetRooms()).rooms.map { $0.retiredAt == nil } == [true, false])
            #expect(try await school.admin.refusal(of: EditRoom(roomID: room, roomNumber: "x")).code == .notFound)
        }
    }

    @Test("A list is cut into pages that hold every row once, with the total beside")
    func pages() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("1", "2", "3", "4", "5")
            var found: [String] = []
            for page in 1...3 {
                let reply = try await school.admin(GetRooms(page: page, pageSize: 2))
                #expect(reply.total == 5)
                found += reply.rooms.map(\.roomNumber)
            }
            #expect(found == ["1", "2", "3", "4", "5"])
            #expect(try await school.admin(GetRooms(page: 4, pageSize: 2)).rooms.isEmpty)
            #expect(try await school.admin(GetRooms(search: "3")).rooms.map(\.roomNumber) == ["3"])
            #expect(try await school.admin(GetRooms(search: "%")).rooms.isEmpty)
            for request in [GetRooms(page: 0), GetRooms(page: 1, pageSize: 0), GetRooms(pageSize: 1001)] {
                #expect(try await school.admin.refusal(of: request).code == .badArguments)
            }
        }
    }

    @Test("SQL in a name is a name")
    func hostileName() async throws {
        try await School.inProcess { school in
            let number = "1'); drop table room; --"
            try await school.makeRooms(number, "2")
            #expect(try await school.admin(GetRooms(search: number)).rooms.map(\.roomNumber) == [number])
        }
    }
}
