import Postgres
import Store
import Wire

enum EditBeaconHandler: Handler {
    static func handle(_ arguments: EditBeacon, _ context: HandlerContext) async throws -> NoReply {
        let room = try Check.text(arguments.roomNumber, "room_number", most: 45)
        let description = try Check.description(arguments.description)
        try await context.change(.beaconEdited, ["beacon_id": String(arguments.beaconID)]) {
            try await BeaconRepository($0).edit(
                arguments.beaconID, roomNumber: room, description: description, at: context.now)
        }
        return NoReply()
    }
}
