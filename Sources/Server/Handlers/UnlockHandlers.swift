import Wire

enum UnlockHandlers {
    static func ask(_ arguments: Unlock, _ context: HandlerContext) async throws -> Unlock.Reply {
        throw Failure(.unavailable, "This is not there yet.")
    }
}
