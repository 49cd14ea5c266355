import Wire

enum UnlockListHandlers {
    static func listOwn(_ arguments: GetOwnUnlocks, _ context: HandlerContext) async throws -> GetUnlocks.Reply {
        throw Failure(.unavailable, "This is not there yet.")
    }

    static func list(_ arguments: GetUnlocks, _ context: HandlerContext) async throws -> GetUnlocks.Reply {
        throw Failure(.unavailable, "This is not there yet.")
    }

    static func explain(_ arguments: ExplainUnlock, _ context: HandlerContext) async throws -> ExplainUnlock.Reply {
        throw Failure(.unavailable, "This is not there yet.")
    }
}
