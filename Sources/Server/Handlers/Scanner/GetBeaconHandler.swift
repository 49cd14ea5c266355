import Store
import Wire

enum GetBeaconHandler: Handler {
    static func handle(_ arguments: GetBeacon, _ context: HandlerContext) async throws -> GetBeacon.Reply {
        let beacon = try await BeaconRepository(context.services.pool).roomBeacon(arguments.beaconID)
        return GetBeacon.Reply(beacon: AdvertisedBeaconRecord(beacon))
    }
}
