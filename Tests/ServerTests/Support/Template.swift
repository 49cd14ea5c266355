import Configuration
import Foundation
import Logging
import Postgres
import TestSupport

@testable import Accounts
@testable import Server

/// A migrated database with one admin, who is logged in; made once in a test process. Each test works on a copy.
enum Template {
    static let admin = "admin@school.example"
    static let password = "correct horse battery"

    /// A hasher for a server: passwords of tests cost a thousandth of what OWASP asks for.
    static func passwords() throws -> PasswordHasher {
        let hasher = try PasswordHasher(Argon2(memory: 64, passes: 1), timeout: .seconds(600))
        Tally.shared.count(.hashes) { hasher.hashCount }
        return hasher
    }

    /// What each copy begins with.
    struct Copy {
        let database: ConnectionSettings
        /// The admin, in a confirmed session of the copy.
        let admin: Peer
    }

    private struct Original: Sendable {
        let name: String
        let admin: Peer
    }

    private static let one = Task { try await make() }

    static func copy() async throws -> Copy {
        let original = try await one.value
        let database = try await TestCluster.shared.database(template: original.name)
        return Copy(database: database, admin: original.admin)
    }

    private static func make() async throws -> Original {
        let settings = try await TestCluster.shared.database()
        guard let name = settings.database else { throw TemplateMissing() }
        try await fill(settings)
        let clock = ManualClock()
        let server = try await RunningServer.inProcess(on: settings, clock: clock)
        let sql = ConnectionPool(settings, limits: .patient(shared: 1, exclusive: 1), logger: Logger(label: "sql"))
        let hash = try await passwords().hash(password, for: .address(""))
        try await sql.query("update person set password_hash = \(hash)")
        var admin = try await server.peer().loggedIn(as: admin)
        try await sql.query("update session set confirmed_until = '9999-01-01'")
        admin.server = nil
        await sql.close()
        try await server.stop()
        return Original(name: name, admin: admin)
    }

    /// Puts the schema and the admin into an empty database.
    static func fill(_ settings: ConnectionSettings) async throws {
        let account = AdminAccount(email: admin, firstName: "Grace", lastName: "Hopper", password: password)
        _ = try await account.create(in: DatabaseAccess(settings), logger: RunningServer.quietLogger())
    }
}

struct TemplateMissing: Error {}
