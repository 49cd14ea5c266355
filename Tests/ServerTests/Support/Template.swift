import Logging
import Postgres
import Server
import TestSupport

/// A migrated database with one admin, made once in a test process; each test works on a copy.
enum Template {
    static let admin = "admin@school.example"
    static let password = "correct horse battery"

    private static let one = Task { try await make() }

    static func copy() async throws -> ConnectionSettings {
        try await TestCluster.shared.database(template: try await one.value)
    }

    private static func make() async throws -> String {
        let settings = try await TestCluster.shared.database()
        try await fill(settings)
        guard let name = settings.database else { throw TemplateMissing() }
        return name
    }

    /// Puts the schema and the admin into an empty database.
    static func fill(_ settings: ConnectionSettings) async throws {
        let account = AdminAccount(email: admin, firstName: "Grace", lastName: "Hopper", password: password)
        _ = try await account.create(in: DatabaseAccess(settings), logger: Logger(label: "template"))
    }
}

struct TemplateMissing: Error {}
