import Accounts
import Foundation
public import Logging
import Postgres
import Store
import Vocabulary

/// The first admin, who is made on the server's own machine: nobody could log in to make one.
public struct AdminAccount: Sendable {
    public let email: String
    public let firstName: String
    public let lastName: String
    /// Nil to have one made up.
    public let password: String?

    public init(email: String, firstName: String, lastName: String, password: String?) {
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.password = password
    }

    /// Makes the account; returns its password. Throws `Failure` or `StoreError` for what is to be put right.
    public func create(in database: DatabaseAccess, logger: Logger) async throws -> String {
        try await database.migrate(logger: logger)
        let email = try Check.email(email)
        let firstName = try Check.text(firstName, "first_name", most: 100)
        let lastName = try Check.text(lastName, "last_name", most: 100)
        let password = try Check.password(password ?? SecretToken().text, of: email)
        let hash = try await PasswordHasher().hash(password, for: .address(""))
        let pool = ConnectionPool(database.app, limits: .init(shared: 1, exclusive: 1), logger: logger)
        do {
            _ = try await PersonRepository(pool).create(
                email: email, firstName: firstName, lastName: lastName, classification: .admin, passwordHash: hash,
                at: Date())
        } catch {
            await pool.close()
            throw error
        }
        await pool.close()
        return password
    }
}
