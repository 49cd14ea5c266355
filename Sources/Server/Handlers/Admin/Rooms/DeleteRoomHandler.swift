import Postgres
import Store
import Wire

enum DeleteRoomHandler: Handler {
    static func handle(_ arguments: DeleteRoom, _ context: HandlerContext) async throws -> DeleteRoom.Reply {
        let retired = try await context.change(.roomDeleted, ["room_id": String(arguments.roomID)]) {
            try await RoomRepository.delete(arguments.roomID, at: context.now, in: $0)
        }
        return DeleteRoom.Reply(retired: retired)
    }
}
