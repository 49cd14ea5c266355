import Postgres
import Store
import Wire

enum CreateRoomHandler: Handler {
    static func handle(_ arguments: CreateRoom, _ context: HandlerContext) async throws -> CreateRoom.Reply {
        let number = try Check.text(arguments.roomNumber, "room_number", most: 45)
        let zone = try Check.text(arguments.zoneName, "zone_name", most: 100)
        let description = try Check.description(arguments.description)
        let id = try await context.change(.roomCreated, ["room_number": number, "zone_name": zone]) {
            try await RoomRepository($0).create(number: number, zoneName: zone, description: description)
        }
        return CreateRoom.Reply(roomID: id)
    }
}
