import Postgres
import Store
import Wire

enum DeleteBeaconHandler: Handler {
    static func handle(_ arguments: DeleteBeacon, _ context: HandlerContext) async throws -> DeleteBeacon.Reply {
        let retired = try await context.change(.beaconDeleted, ["beacon_id": String(arguments.beaconID)]) {
            try await BeaconRepository($0).delete(arguments.beaconID, at: context.now)
        }
        return DeleteBeacon.Reply(retired: retired)
    }
}
