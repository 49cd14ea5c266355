import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct DoorTests {
    @Test("A door is made between two rooms, moved, found by either of them, and deleted")
    func life() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101", "102", "103")
            let admin = school.admin
            let id = try await admin(CreateDoor(roomA: "101", roomB: "102")).doorID
            _ = try await admin(EditDoor(doorID: id, roomB: "103"))
            for search in ["101", "103"] {
                let found = try await admin(GetDoors(search: search))
                #expect(found.doors == [DoorRecord(doorID: id, roomA: "101", roomB: "103")] && found.total == 1)
            }
            #expect(try await admin(GetDoors(search: "102")).total == 0)
            _ = try await admin(DeleteDoor(doorID: id))
            #expect(try await admin(GetDoors()).total == 0)
            #expect(try await school.audit("door_created").first?.details == ["room_a": "101", "room_b": "102"])
        }
    }

    @Test("A second door between the same rooms, one into the same room, one from nowhere: refused")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101", "102")
            let admin = school.admin
            let id = try await admin(CreateDoor(roomA: "101", roomB: "102")).doorID
            #expect(try await admin.refusal(of: CreateDoor(roomA: "102", roomB: "101")).code == .conflict)
            #expect(try await admin.refusal(of: CreateDoor(roomA: "101", roomB: "101")).code == .conflict)
            #expect(try await admin.refusal(of: CreateDoor(roomA: "101", roomB: "999")).code == .notFound)
            #expect(try await admin.refusal(of: EditDoor(doorID: id, roomB: "101")).code == .conflict)
            #expect(try await admin.refusal(of: EditDoor(doorID: 99, roomB: "101")).code == .notFound)
            #expect(try await admin.refusal(of: DeleteDoor(doorID: 99)).code == .notFound)
        }
    }

    @Test("A room that goes takes its doors along")
    func deletedRoom() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101", "102")
            _ = try await school.admin(CreateDoor(roomA: "101", roomB: "102"))
            let room = try await school.admin(GetRooms(search: "102")).rooms[0].roomID
            #expect(try await school.admin(DeleteRoom(roomID: room)).retired == false)
            #expect(try await school.admin(GetDoors()).total == 0)
        }
    }
}
