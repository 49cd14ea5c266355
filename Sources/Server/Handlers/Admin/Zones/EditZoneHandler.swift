import Postgres
import Store
import Wire

enum EditZoneHandler: Handler {
    static func handle(_ arguments: EditZone, _ context: HandlerContext) async throws -> NoReply {
        let name = try Check.text(arguments.zoneName, "zone_name", most: 100)
        let leaveAfter = try Check.range(arguments.leaveAfter, "leave_after", 5...86_400)
        try await context.change(.zoneEdited, ["zone_id": String(arguments.zoneID)]) {
            try await ZoneRepository($0).edit(arguments.zoneID, name: name, leaveAfter: leaveAfter)
        }
        return NoReply()
    }
}
