import Wire

enum CreateStudentHandler: Handler {
    static func handle(_ arguments: CreateStudent, _ context: HandlerContext) async throws -> CreateStudent.Reply {
        let account = NewAccount(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            classification: .student, password: arguments.password)
        return CreateStudent.Reply(personID: try await account.create(context))
    }
}
