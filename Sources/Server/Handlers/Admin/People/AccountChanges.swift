import Accounts
import Postgres
import Store
import Wire

/// Changes that are asked for to an account; nil leaves a thing as it is.
struct AccountChanges {
    let email: String?
    let firstName: String?
    let lastName: String?
    let password: String?
    var classification: Classification?
    var disabled: Bool?
    var removeTOTP: Bool?

    /// - Parameter only: people of any other classification are as if they did not exist; nil takes all.
    func make(to person: Int64, only: PersonClassification?, _ context: HandlerContext) async throws {
        let changes = PersonChanges(
            email: try email.map(Check.email),
            firstName: try Check.text(firstName, "first_name", most: 100),
            lastName: try Check.text(lastName, "last_name", most: 100),
            passwordHash: try await hash(for: person, context),
            classification: classification.map { PersonClassification($0) }, isDisabled: disabled,
            removesTOTP: removeTOTP == true)
        try await context.services.pool.withTransaction { transaction in
            try await PersonRepository(transaction).edit(person, changes, only: only, at: context.now)
            try await context.audit(.personEdited, subject: person, ["changed": changed], in: transaction)
        }
    }

    private func hash(for person: Int64, _ context: HandlerContext) async throws -> String? {
        guard let password else { return nil }
        // Or a session left open would be enough to take the account over.
        guard try context.person().id != person else {
            throw Failure(.cannotBeDone, "Change your own password with universal.change_password.")
        }
        return try await context.services.passwords.hash(Check.password(password, of: email))
    }

    /// What was given, by the names of the arguments; the audit does not hold the values.
    private var changed: String {
        let given: [(String, Bool)] = [
            ("email", email != nil), ("first_name", firstName != nil), ("last_name", lastName != nil),
            ("password", password != nil), ("classification", classification != nil), ("disabled", disabled != nil),
            ("remove_totp", removeTOTP == true),
        ]
        return given.filter(\.1).map(\.0).joined(separator: " ")
    }
}
