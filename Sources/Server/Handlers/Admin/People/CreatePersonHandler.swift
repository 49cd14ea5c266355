import Wire

enum CreatePersonHandler: Handler {
    static func handle(_ arguments: CreatePerson, _ context: HandlerContext) async throws -> CreatePerson.Reply {
        let account = NewAccount(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            classification: arguments.classification, password: arguments.password)
        return CreatePerson.Reply(personID: try await account.create(context))
    }
}
