import Foundation
import Postgres
import Store
import Wire

enum ExportPersonHandler: Handler {
    static func handle(_ arguments: ExportPerson, _ context: HandlerContext) async throws -> ExportPerson.Reply {
        let person = try await context.person(email: arguments.email, id: arguments.personID).id
        let export = PersonExport(context.services.pool)
        try await context.audit(.exportedPerson, subject: person)
        // What follows in later parts is sightings alone.
        let tables = arguments.sightingsAfter == nil ? try await export.tables(of: person) : [:]
        let sightings = try await export.sightings(of: person, after: arguments.sightingsAfter)
        return ExportPerson.Reply(
            at: context.now, personID: person,
            tables: try tables.merging(["sighting": sightings.rows]) { $1 }.mapValues { try $0.map(cells) },
            sightingsAfter: sightings.next)
    }

    private static func cells(_ row: JSONText) throws -> [String: CellValue] {
        try WireJSON.decoder().decode([String: CellValue].self, from: Data(row.text.utf8))
    }
}
