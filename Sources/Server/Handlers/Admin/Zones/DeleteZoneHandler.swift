import Postgres
import Store
import Wire

enum DeleteZoneHandler: Handler {
    static func handle(_ arguments: DeleteZone, _ context: HandlerContext) async throws -> NoReply {
        try await context.change(.zoneDeleted, ["zone_id": String(arguments.zoneID)]) {
            try await ZoneRepository($0).delete(arguments.zoneID, at: context.now)
        }
        return NoReply()
    }
}
