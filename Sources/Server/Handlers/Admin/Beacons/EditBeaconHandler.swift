import Store
import Wire

enum EditBeaconHandler: Handler {
    static func handle(_ arguments: EditBeacon, _ context: HandlerContext) async throws -> NoReply {
        try await BeaconRepository(context.services.pool).edit(
            arguments.beaconID, roomNumber: Check.text(arguments.roomNumber, "room_number", most: 45),
            description: Check.description(arguments.description))
        return NoReply()
    }
}
