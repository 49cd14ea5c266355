import Store
import Wire

enum GetBeaconsHandler: Handler {
    static func handle(_ arguments: GetBeacons, _ context: HandlerContext) async throws -> GetBeacons.Reply {
        let found = try await BeaconRepository(context.services.pool).list(Check.list(arguments))
        return GetBeacons.Reply(beacons: found.rows.map(BeaconRecord.init), total: found.total)
    }
}
