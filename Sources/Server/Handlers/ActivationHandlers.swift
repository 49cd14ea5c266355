import Wire

enum ActivationHandlers {
    static func activate(_ arguments: ActivateLock, _ context: HandlerContext) async throws -> ActivateLock.Reply {
        throw Failure(.unavailable, "This is not there yet.")
    }

    static func reset(_ arguments: ResetLock, _ context: HandlerContext) async throws -> NoReply {
        throw Failure(.unavailable, "This is not there yet.")
    }
}
