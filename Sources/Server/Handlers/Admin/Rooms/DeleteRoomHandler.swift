import Store
import Wire

enum DeleteRoomHandler: Handler {
    static func handle(_ arguments: DeleteRoom, _ context: HandlerContext) async throws -> DeleteRoom.Reply {
        let retired = try await RoomRepository(context.services.pool).delete(arguments.roomID, at: context.now)
        return DeleteRoom.Reply(retired: retired)
    }
}
