import Store
import Wire

enum DeleteStudentHandler: Handler {
    static func handle(_ arguments: DeleteStudent, _ context: HandlerContext) async throws -> NoReply {
        try await context.erase(arguments.personID, only: .student)
        return NoReply()
    }
}
