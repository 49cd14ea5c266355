import Postgres
import Store
import Wire

enum GetZonesHandler: Handler {
    static func handle(_ arguments: GetZones, _ context: HandlerContext) async throws -> GetZones.Reply {
        let found = try await ZoneRepository(context.services.pool).list(Check.list(arguments))
        return GetZones.Reply(zones: found.rows.map(ZoneRecord.init), total: found.total)
    }
}

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

enum DeleteZoneHandler: Handler {
    static func handle(_ arguments: DeleteZone, _ context: HandlerContext) async throws -> NoReply {
        try await context.change(.zoneDeleted, ["zone_id": String(arguments.zoneID)]) {
            try await ZoneRepository($0).delete(arguments.zoneID, at: context.now)
        }
        return NoReply()
    }
}
