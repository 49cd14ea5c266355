import Postgres
import Store
import Wire

enum EditDoorHandler: Handler {
    static func handle(_ arguments: EditDoor, _ context: HandlerContext) async throws -> NoReply {
        let roomA = try Check.text(arguments.roomA, "room_a", most: 45)
        let roomB = try Check.text(arguments.roomB, "room_b", most: 45)
        try await context.change(.doorEdited, ["door_id": String(arguments.doorID)]) {
            try await DoorRepository($0).edit(arguments.doorID, roomA: roomA, roomB: roomB)
        }
        return NoReply()
    }
}
