import Presence
import Store
import Wire

enum GetStudentLocationHandler: Handler {
    static func handle(_ arguments: GetStudentLocation, _ context: HandlerContext) async throws
        -> GetStudentLocation.Reply
    {
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let location = try await WhereaboutsRepository(context.services.pool).location(of: person.id)
        guard try await context.visibility().shows(person.id, in: location?.zoneName) else {
            throw try await context.refuseLook(at: person.id, GetStudentLocation.type)
        }
        let explanation = arguments.explain == true ? try await explanation(of: person.id, context) : nil
        try await context.audit(.lookedAtLocation, subject: person.id)
        return GetStudentLocation.Reply(location: LocationRecord(person, location), explanation: explanation)
    }

    private static func explanation(
        of person: Int64, _ context: HandlerContext
    ) async throws -> ExplanationRecord? {
        guard let explanation = try await context.services.ingest.explanation(of: person, at: context.now) else {
            return nil
        }
        let names = try await PlaceNames.find(
            rooms: explanation.candidates.map(\.room) + explanation.words.compactMap(\.room),
            scanners: explanation.words.compactMap(\.link.scanner), beacons: explanation.words.map(\.beacon),
            context.services.pool)
        return ExplanationRecord(explanation, names, at: context.now)
    }
}
