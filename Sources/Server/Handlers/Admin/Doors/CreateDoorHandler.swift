import Postgres
import Store
import Wire

enum CreateDoorHandler: Handler {
    static func handle(_ arguments: CreateDoor, _ context: HandlerContext) async throws -> CreateDoor.Reply {
        let roomA = try Check.text(arguments.roomA, "room_a", most: 45)
        let roomB = try Check.text(arguments.roomB, "room_b", most: 45)
        let id = try await context.change(.doorCreated, ["room_a": roomA, "room_b": roomB]) {
            try await DoorRepository($0).create(roomA: roomA, roomB: roomB)
        }
        return CreateDoor.Reply(doorID: id)
    }
}
