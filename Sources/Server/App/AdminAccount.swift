import Accounts
import Foundation
public import Logging
import Phrases
import Postgres
import Store
import Vocabulary

/// The first admin account, created on the server's own machine because no other account exists that could do it.
public struct AdminAccount: Sendable {  // generated: init
    public let email: String
    public let firstName: String
    public let lastName: String
    /// Nil to generate one.
    public let password: String?
    /// The time zone of the school, for its first account; nil to leave it unchanged.
    public let timeZone: String?

    /// The IANA name of the machine's time zone; UTC if it has none.
    public static var timeZoneOfMachine: String {
        let own = TimeZone.current.identifier
        return SiteSetting.isTimeZone(own) ? own : "UTC"
    }

    /// Whether both PostgreSQL and the pages know a time zone of this name.
    public static func isTimeZone(_ name: String) -> Bool { SiteSetting.isTimeZone(name) }

    /// Whether the school has no account yet, so that the time zone must be asked for.
    public static func isFirst(in database: DatabaseAccess, logger: Logger) async throws -> Bool {
        try await database.migrate(logger: logger)
        return try await withPool(database, logger) { try await PersonRepository($0).isEmpty() }
    }

    /// Creates the account and returns its password. Throws `Refusal` if an argument must be corrected.
    public func create(in database: DatabaseAccess, logger: Logger) async throws -> String {
        try await database.migrate(logger: logger)
        let email = try Check.email(email)
        let firstName = try Check.text(firstName, "first_name", limit: 100)
        let lastName = try Check.text(lastName, "last_name", limit: 100)
        let password = try Check.password(password ?? SecretToken().text, of: email)
        let hash = try await PasswordHasher().hash(password, for: .address(""))
        try await Self.withPool(database, logger) { pool in
            let people = PersonRepository(pool)
            if let timeZone { try await SiteSetting.timeZone.write(.text(timeZone), in: pool) }
            _ = try await people.create(
                email: email, firstName: firstName, lastName: lastName, classification: .admin, passwordHash: hash,
                at: Date())
        }
        return password
    }

    private static func withPool<Result: Sendable>(
        _ database: DatabaseAccess, _ logger: Logger, _ body: (ConnectionPool) async throws -> Result
    ) async throws -> Result {
        let pool = ConnectionPool(database.app, limits: .init(shared: 1, exclusive: 1), logger: logger)
        do {
            let result = try await body(pool)
            await pool.close()
            return result
        } catch {
            await pool.close()
            throw error
        }
    }
}
