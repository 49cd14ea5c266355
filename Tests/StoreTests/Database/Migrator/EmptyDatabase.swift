import Postgres
import TestSupport

@testable import Schema
@testable import Store

/// An empty database on a cluster, with a pool of the superuser's on it.
func withEmptyDatabase(
    on cluster: TestCluster? = nil, _ body: @Sendable (ConnectionSettings, ConnectionPool) async throws -> Void
) async throws {
    let cluster = if let cluster { cluster } else { try await TestCluster.shared }
    let settings = try await cluster.database()
    try await ConnectionPool.with(settings) { try await body(settings, $0) }
    try await cluster.drop(settings)
}

extension Migration {
    init(_ name: String, _ sql: String) {
        self.init(name, Array(sql.utf8))
    }
}

/// What migrating throws, or nil.
func migrationError(_ migrator: Migrator, _ pool: ConnectionPool) async throws -> MigrationError? {
    do {
        _ = try await migrator.migrate(pool)
        return nil
    } catch let error as MigrationError {
        return error
    }
}
