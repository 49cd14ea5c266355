import Store
import Wire

enum DeletePersonHandler: Handler {
    static func handle(_ arguments: DeletePerson, _ context: HandlerContext) async throws -> NoReply {
        try await context.erase(arguments.personID, only: nil)
        return NoReply()
    }
}
