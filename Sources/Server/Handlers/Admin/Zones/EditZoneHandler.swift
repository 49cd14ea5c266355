import Store
import Wire

enum EditZoneHandler: Handler {
    static func handle(_ arguments: EditZone, _ context: HandlerContext) async throws -> NoReply {
        try await ZoneRepository(context.services.pool).edit(
            arguments.zoneID, name: Check.text(arguments.zoneName, "zone_name", most: 100),
            leaveAfter: Check.range(arguments.leaveAfter, "leave_after", 5...86_400))
        return NoReply()
    }
}
