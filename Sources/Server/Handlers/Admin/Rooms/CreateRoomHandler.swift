import Store
import Wire

enum CreateRoomHandler: Handler {
    static func handle(_ arguments: CreateRoom, _ context: HandlerContext) async throws -> CreateRoom.Reply {
        let id = try await RoomRepository(context.services.pool).create(
            number: Check.text(arguments.roomNumber, "room_number", most: 45),
            zoneName: Check.text(arguments.zoneName, "zone_name", most: 100),
            description: Check.description(arguments.description))
        return CreateRoom.Reply(roomID: id)
    }
}
