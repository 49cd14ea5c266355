import Foundation
import Store
import Wire

enum GetStudentHistoryHandler: Handler {
    static func handle(_ arguments: GetStudentHistory, _ context: HandlerContext) async throws
        -> GetStudentHistory.Reply
    {
        if let from = arguments.from, from > min(arguments.to ?? context.now, context.now) {
            throw Failure(.badArguments, "The argument 'from' must not be after 'to', nor in the future.")
        }
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let zones = try await zones(person.id, context)
        let visits = try await WhereaboutsRepository(context.services.pool).visits(
            of: person.id, from: arguments.from, to: arguments.to, zones: zones)
        guard zones == nil || !visits.isEmpty else {
            throw try await context.refuseLook(at: person.id, GetStudentHistory.type)
        }
        try await context.audit(.lookedAtHistory, subject: person.id)
        return GetStudentHistory.Reply(visits: visits.map(VisitRecord.init))
    }

    /// The zones of which the caller may see the visits; nil where they may see all of them.
    private static func zones(_ person: Int64, _ context: HandlerContext) async throws -> Set<String>? {
        let visibility = try await context.visibility()
        guard !visibility.showsAll(of: person) else { return nil }
        guard case .some(_, let zones) = visibility else { return [] }
        return zones
    }
}
