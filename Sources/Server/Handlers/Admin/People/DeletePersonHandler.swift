import Wire

enum DeletePersonHandler: Handler {
    static func handle(_ arguments: DeletePerson, _ context: HandlerContext) async throws -> NoReply {
        try await context.services.ingest.submit(.erase(arguments.personID, only: nil))
        return NoReply()
    }
}
