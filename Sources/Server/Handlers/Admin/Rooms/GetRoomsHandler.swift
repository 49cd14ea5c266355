import Store
import Wire

enum GetRoomsHandler: Handler {
    static func handle(_ arguments: GetRooms, _ context: HandlerContext) async throws -> GetRooms.Reply {
        let found = try await RoomRepository(context.services.pool).list(Check.list(arguments))
        return GetRooms.Reply(rooms: found.rows.map(RoomRecord.init), total: found.total)
    }
}
