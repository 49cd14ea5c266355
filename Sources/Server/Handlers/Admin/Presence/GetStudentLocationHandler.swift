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
        try await context.audit(.lookedAtLocation, subject: person.id)
        return GetStudentLocation.Reply(location: LocationRecord(person, location))
    }
}
