import Accounts
import Store
import Wire

enum LogoutHandler: Handler {
    static func handle(_ arguments: Logout, _ context: HandlerContext) async throws -> NoReply {
        try await answer(arguments, context).reply
    }

    static func answer(_ arguments: Logout, _ context: HandlerContext) async throws -> Answer<NoReply> {
        if let token = context.sessionToken {
            try await SessionRepository(context.services.pool).end(tokenHash: SecretToken(shown: token).hash)
        }
        try await context.audit(.logout)
        return Answer(reply: NoReply(), cookie: .clear)
    }
}
