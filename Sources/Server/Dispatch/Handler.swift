import Wire

/// What answers one request type.
protocol Handler {
    associatedtype Arguments: Wire.Request

    /// Throws `Failure` or `StoreError` for what the caller is to be told.
    static func handle(_ arguments: Arguments, _ context: HandlerContext) async throws -> Arguments.Reply

    /// The same for the few that log in or out; all others have the reply alone.
    static func answer(_ arguments: Arguments, _ context: HandlerContext) async throws -> Answer<Arguments.Reply>
}

extension Handler {
    static func answer(_ arguments: Arguments, _ context: HandlerContext) async throws -> Answer<Arguments.Reply> {
        Answer(reply: try await handle(arguments, context))
    }
}
