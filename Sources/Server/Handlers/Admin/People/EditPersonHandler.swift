import Wire

enum EditPersonHandler: Handler {
    static func handle(_ arguments: EditPerson, _ context: HandlerContext) async throws -> NoReply {
        let changes = AccountChanges(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            password: arguments.password, classification: arguments.classification, disabled: arguments.disabled,
            removeTOTP: arguments.removeTOTP)
        try await changes.make(to: arguments.personID, only: nil, context)
        return NoReply()
    }
}
