import Store
import Wire

enum GetZonesHandler: Handler {
    static func handle(_ arguments: GetZones, _ context: HandlerContext) async throws -> GetZones.Reply {
        let found = try await ZoneRepository(context.services.pool).list(Check.list(arguments))
        return GetZones.Reply(zones: found.rows.map(ZoneRecord.init), total: found.total)
    }
}
