import Store
import Wire

enum EditRoomHandler: Handler {
    static func handle(_ arguments: EditRoom, _ context: HandlerContext) async throws -> NoReply {
        try await RoomRepository(context.services.pool).edit(
            arguments.roomID, number: Check.text(arguments.roomNumber, "room_number", most: 45),
            zoneName: Check.text(arguments.zoneName, "zone_name", most: 100),
            description: Check.description(arguments.description))
        return NoReply()
    }
}
