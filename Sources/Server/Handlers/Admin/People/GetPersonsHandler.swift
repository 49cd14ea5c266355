import Store
import Wire

enum GetPersonsHandler: Handler {
    static func handle(_ arguments: GetPersons, _ context: HandlerContext) async throws -> GetPersons.Reply {
        let found = try await PersonRepository(context.services.pool).list(
            Check.list(arguments), classification: nil)
        return GetPersons.Reply(persons: found.rows.map(PersonRecord.init), total: found.total)
    }
}
