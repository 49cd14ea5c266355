import Store
import Wire

enum DeleteBeaconHandler: Handler {
    static func handle(_ arguments: DeleteBeacon, _ context: HandlerContext) async throws -> DeleteBeacon.Reply {
        let retired = try await BeaconRepository(context.services.pool).delete(arguments.beaconID, at: context.now)
        return DeleteBeacon.Reply(retired: retired)
    }
}
