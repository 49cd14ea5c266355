import Accounts
import Store
import Wire

/// Changes that are asked for to an account; nil leaves a thing as it is.
struct AccountChanges {
    let email: String?
    let firstName: String?
    let lastName: String?
    let password: String?
    var classification: Classification?

    /// - Parameter only: people of any other classification are as if they did not exist; nil takes all.
    func make(to person: Int64, only: PersonClassification?, _ context: HandlerContext) async throws {
        var changes = PersonChanges(
            email: try email.map(Check.email),
            firstName: try Check.text(firstName, "first_name", most: 100),
            lastName: try Check.text(lastName, "last_name", most: 100),
            classification: classification.map { PersonClassification($0) })
        if let password {
            changes.passwordHash = try await context.services.passwords.hash(Check.password(password))
        }
        try await PersonRepository(context.services.pool).edit(person, changes, only: only)
    }
}
