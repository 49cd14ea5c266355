import Wire

enum ClearanceHandlers {
    static func list(_ arguments: GetClearances, _ context: HandlerContext) async throws -> GetClearances.Reply {
        throw Failure(.unavailable, "The server is stopping.")
    }

    static func edit(_ arguments: EditClearance, _ context: HandlerContext) async throws -> NoReply {
        throw Failure(.unavailable, "The server is stopping.")
    }
}
