import Store
import Wire

enum EndSessionHandler: Handler {
    static func handle(_ arguments: EndSession, _ context: HandlerContext) async throws -> NoReply {
        try await answer(arguments, context).reply
    }

    static func answer(_ arguments: EndSession, _ context: HandlerContext) async throws -> Answer<NoReply> {
        let current = try context.currentSession()
        try await SessionRepository(context.services.pool).end(arguments.sessionID, of: current.person.id)
        try await context.audit(.logout, ["session_id": String(arguments.sessionID)])
        return Answer(reply: NoReply(), cookie: arguments.sessionID == current.id ? .clear : .keep)
    }
}
