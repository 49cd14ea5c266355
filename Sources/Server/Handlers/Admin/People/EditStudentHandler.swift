import Store
import Wire

enum EditStudentHandler: Handler {
    static func handle(_ arguments: EditStudent, _ context: HandlerContext) async throws -> NoReply {
        let changes = AccountChanges(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            password: arguments.password, disabled: arguments.disabled)
        try await changes.make(to: arguments.personID, only: .student, context)
        return NoReply()
    }
}
