import Accounts
import Store
import Wire

/// An account that is asked for, of whatever classification.
struct NewAccount {
    let email: String
    let firstName: String
    let lastName: String
    let classification: Classification
    let password: String?

    /// Checks everything, then makes it; returns the person's number.
    func create(_ context: HandlerContext) async throws -> Int64 {
        let services = context.services
        let email = try Check.email(email)
        let firstName = try Check.text(firstName, "first_name", most: 100)
        let lastName = try Check.text(lastName, "last_name", most: 100)
        var hash: String?
        if let password {
            hash = try await services.passwords.hash(Check.password(password))
        }
        return try await PersonRepository(services.pool).create(
            email: email, firstName: firstName, lastName: lastName,
            classification: PersonClassification(classification), passwordHash: hash, at: context.now)
    }
}
