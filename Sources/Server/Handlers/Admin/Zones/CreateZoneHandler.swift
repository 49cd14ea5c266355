import Store
import Wire

enum CreateZoneHandler: Handler {
    static func handle(_ arguments: CreateZone, _ context: HandlerContext) async throws -> CreateZone.Reply {
        let zone = try await ZoneRepository.create(
            name: Check.text(arguments.zoneName, "zone_name", most: 100),
            leaveAfter: Check.range(arguments.leaveAfter, "leave_after", 5...86_400), at: context.now,
            in: context.services.pool)
        return CreateZone.Reply(zoneID: zone.id, majorKey: zone.majorKey)
    }
}
