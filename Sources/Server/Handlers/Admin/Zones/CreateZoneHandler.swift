import Postgres
import Store
import Wire

enum CreateZoneHandler: Handler {
    static func handle(_ arguments: CreateZone, _ context: HandlerContext) async throws -> CreateZone.Reply {
        let name = try Check.text(arguments.zoneName, "zone_name", most: 100)
        let leaveAfter = try Check.range(arguments.leaveAfter, "leave_after", 5...86_400)
        let zone = try await context.change(.zoneCreated, ["zone_name": name]) {
            try await ZoneRepository.create(name: name, leaveAfter: leaveAfter, at: context.now, in: $0)
        }
        return CreateZone.Reply(zoneID: zone.id, majorKey: zone.majorKey)
    }
}
