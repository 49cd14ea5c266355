import Postgres
import Store
import Wire

enum DeleteDoorHandler: Handler {
    static func handle(_ arguments: DeleteDoor, _ context: HandlerContext) async throws -> NoReply {
        try await context.change(.doorDeleted, ["door_id": String(arguments.doorID)]) {
            try await DoorRepository($0).delete(arguments.doorID)
        }
        return NoReply()
    }
}
