import Accounts
import Postgres
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
        let email = try Check.email(email)
        let firstName = try Check.text(firstName, "first_name", most: 100)
        let lastName = try Check.text(lastName, "last_name", most: 100)
        let hash = try await hash(for: email, context)
        return try await context.services.pool.withTransaction { transaction in
            let person = try await PersonRepository(transaction).create(
                email: email, firstName: firstName, lastName: lastName,
                classification: PersonClassification(classification), passwordHash: hash, isTemporary: hash != nil,
                at: context.now)
            try await context.audit(
                .personCreated, subject: person, ["classification": classification.rawValue], in: transaction)
            return person
        }
    }

    private func hash(for email: String, _ context: HandlerContext) async throws -> String? {
        guard let password else { return nil }
        return try await context.services.passwords.hash(
            Check.password(password, of: email), for: context.hashClient)
    }
}
