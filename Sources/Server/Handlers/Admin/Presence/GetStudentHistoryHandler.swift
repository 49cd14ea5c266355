import Foundation
import Store
import Wire

enum GetStudentHistoryHandler: Handler {
    static func handle(_ arguments: GetStudentHistory, _ context: HandlerContext) async throws
        -> GetStudentHistory.Reply
    {
        if let from = arguments.from, let to = arguments.to, from > to {
            throw Failure(.badArguments, "The argument 'from' must not be after 'to'.")
        }
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let visits = try await WhereaboutsRepository(context.services.pool).visits(
            of: person.id, from: arguments.from, to: arguments.to)
        return GetStudentHistory.Reply(visits: visits.map(VisitRecord.init))
    }
}
