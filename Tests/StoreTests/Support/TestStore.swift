import Foundation
import Logging
import Postgres
import TestSupport

@testable import Store

/// A migrated database of one's own for one test.
struct TestStore: Sendable {
    /// A Tuesday at half past eight, UTC.
    static let now = Date(timeIntervalSince1970: 1_788_251_400)

    /// The superuser's settings.
    let settings: ConnectionSettings
    /// Serves as the server does, in the role `rollcall_app`.
    let pool: ConnectionPool
    /// Sees and may do everything.
    let admin: ConnectionPool

    var owner: ConnectionSettings { settings.with(role: "rollcall_owner") }
    var partitions: SightingPartitions { SightingPartitions(pool: pool, owner: owner, logger: .quiet) }

    private init(_ settings: ConnectionSettings) {
        self.settings = settings
        pool = ConnectionPool(settings.with(role: "rollcall_app"), limits: .patient(), logger: .quiet)
        admin = ConnectionPool(settings, limits: .patient(shared: 1, exclusive: 2), logger: .quiet)
    }

    /// Hands `body` a store that is gone afterwards.
    static func with(_ body: (TestStore) async throws -> Void) async throws {
        let cluster = try await TestCluster.shared
        let store = TestStore(try await cluster.database(template: try await template.value))
        do {
            try await body(store)
        } catch {
            await store.close()
            throw error
        }
        await store.close()
        try await cluster.drop(store.settings)
    }

    private func close() async {
        await pool.close()
        await admin.close()
    }

    /// The name of a migrated database with days for sightings around `now`, in the locale of the private cluster.
    private static let template = Task {
        let cluster = try await TestCluster.shared
        let name = "store_template"
        try await ConnectionPool.with(cluster.settings(database: "postgres")) {
            try await $0.query("create database store_template template template0 locale 'C.UTF-8'")
        }
        try await ConnectionPool.with(cluster.settings(database: name)) {
            _ = try await Migrator().migrate($0)
            try await SightingPartitions(pool: $0, owner: cluster.settings(database: name), logger: .quiet).make(
                at: now)
        }
        return name
    }
}
