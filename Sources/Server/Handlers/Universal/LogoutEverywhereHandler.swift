import Store
import Wire

enum LogoutEverywhereHandler: Handler {
    static func handle(
        _ arguments: LogoutEverywhere, _ context: HandlerContext
    ) async throws -> LogoutEverywhere.Reply {
        try await answer(arguments, context).reply
    }

    static func answer(
        _ arguments: LogoutEverywhere, _ context: HandlerContext
    ) async throws -> Answer<LogoutEverywhere.Reply> {
        let ended = try await SessionRepository(context.services.pool).endAll(of: context.person().id)
        try await context.audit(.logout, ["sessions": String(ended)])
        return Answer(reply: LogoutEverywhere.Reply(ended: ended), cookie: .clear)
    }
}
