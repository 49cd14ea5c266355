import Store
import Wire

enum DeleteZoneHandler: Handler {
    static func handle(_ arguments: DeleteZone, _ context: HandlerContext) async throws -> NoReply {
        try await ZoneRepository(context.services.pool).delete(arguments.zoneID, at: context.now)
        return NoReply()
    }
}
