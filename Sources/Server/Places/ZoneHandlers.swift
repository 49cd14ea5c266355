import Beacon
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum ZoneHandlers {
    static func list(
        _ arguments: GetZones, _ database: some Querying, _ language: Language
    ) async throws -> GetZones.Reply {
        let found = try await ZoneRepository(database).list(Check.list(arguments, in: language))
        return GetZones.Reply(zones: found.rows, total: found.total)
    }

    static func create(_ arguments: CreateZone, _ context: HandlerContext) async throws -> CreateZone.Reply {
        let name = try Check.text(arguments.zoneName, "zone_name", limit: 100)
        let leaveAfter = try Check.range(arguments.leaveAfter, "leave_after", 5...86_400)
        let zone = try await context.change(.zoneCreated, ["zone_name": name]) {
            try await ZoneRepository.create(name: name, leaveAfter: leaveAfter, at: context.now, in: $0)
        }
        return CreateZone.Reply(zoneID: zone.id, majorKey: zone.majorKey)
    }

    static func edit(_ arguments: EditZone, _ context: HandlerContext) async throws -> EmptyReply {
        let name = try Check.text(arguments.zoneName, "zone_name", limit: 100)
        let leaveAfter = try Check.range(arguments.leaveAfter, "leave_after", 5...86_400)
        try await context.change(.zoneEdited, ["zone_id": String(arguments.zoneID)]) {
            try await ZoneRepository($0).edit(arguments.zoneID, name: name, leaveAfter: leaveAfter)
        }
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteZone, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.change(.zoneDeleted, ["zone_id": String(arguments.zoneID)]) {
            try await ZoneRepository($0).delete(arguments.zoneID, at: context.now)
        }
        return EmptyReply()
    }

    static func editOfPerson(_ arguments: EditPersonZones, _ context: HandlerContext) async throws
        -> EditPersonZones.Reply
    {
        let added = try Check.zones(arguments.addZones ?? [], "add_zones")
        let removed = try Check.zones(arguments.removeZones ?? [], "remove_zones")
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        guard !(added + removed).isEmpty else {
            return EditPersonZones.Reply(
                zones: try await PersonZoneRepository(context.services.pool).zones(of: person.id))
        }
        let zones = try await context.change(.personZonesEdited, subject: person.id) { transaction in
            let repository = PersonZoneRepository(transaction)
            try await repository.edit(of: person.id, add: added, remove: removed)
            try await context.note([.zones], of: person.id, in: transaction)
            return try await repository.zones(of: person.id)
        }
        return EditPersonZones.Reply(zones: zones)
    }
}
