import Postgres
import Store
import Wire

enum EditPersonZonesHandler: Handler {
    static func handle(_ arguments: EditPersonZones, _ context: HandlerContext) async throws -> EditPersonZones.Reply {
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
