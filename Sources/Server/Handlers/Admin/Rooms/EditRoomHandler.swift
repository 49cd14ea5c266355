import Postgres
import Store
import Wire

enum EditRoomHandler: Handler {
    static func handle(_ arguments: EditRoom, _ context: HandlerContext) async throws -> NoReply {
        let number = try Check.text(arguments.roomNumber, "room_number", most: 45)
        let zone = try Check.text(arguments.zoneName, "zone_name", most: 100)
        let description = try Check.description(arguments.description)
        try await context.change(.roomEdited, ["room_id": String(arguments.roomID)]) {
            try await RoomRepository($0).edit(
                arguments.roomID, number: number, zoneName: zone, description: description)
        }
        return NoReply()
    }
}
