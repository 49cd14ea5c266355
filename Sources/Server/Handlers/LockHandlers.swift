import Wire

enum LockHandlers {
    static func list(_ arguments: GetLocks, _ context: HandlerContext) async throws -> GetLocks.Reply {
        throw Failure(.unavailable, "This is not there yet.")
    }

    static func create(_ arguments: CreateLock, _ context: HandlerContext) async throws -> CreateLock.Reply {
        throw Failure(.unavailable, "This is not there yet.")
    }

    static func edit(_ arguments: EditLock, _ context: HandlerContext) async throws -> NoReply {
        throw Failure(.unavailable, "This is not there yet.")
    }

    static func delete(_ arguments: DeleteLock, _ context: HandlerContext) async throws -> DeleteLock.Reply {
        throw Failure(.unavailable, "This is not there yet.")
    }
}
