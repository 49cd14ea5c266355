import Configuration
import Foundation
import Logging
import Postgres
import TestSupport

@testable import Server

/// A database with a server on it, for one test.
struct School: Sendable {
    let database: ConnectionSettings
    var clock: ManualClock
    var server: RunningServer
    /// The database seen past the server, as its superuser.
    let sql: ConnectionPool
    /// Logged in as the admin of the template.
    var admin: Peer

    /// Nobody in particular.
    var stranger: Peer { Peer(port: server.port) }

    /// Runs a test in a school of its own, whose server owns the engine.
    static func open(
        file: String? = nil, settings: [AbsoluteConfigKey: ConfigValue] = [:],
        patience: ServerPools.Patience = .ofTests, limiter: RateLimiter? = nil, broker: DeviceBroker? = nil,
        _ body: @escaping @Sendable (inout School) async throws -> Void
    ) async throws {
        try await Gate.schools.pass {
            let database = try await Template.copy()
            try await open(
                on: database, file: file, settings: settings, patience: patience, limiter: limiter, broker: broker,
                body)
            try await TestCluster.shared.drop(database)
        }
    }

    /// The same on a database that is there already.
    static func open(
        on database: ConnectionSettings, file: String? = nil, settings: [AbsoluteConfigKey: ConfigValue] = [:],
        patience: ServerPools.Patience = .ofTests, limiter: RateLimiter? = nil, broker: DeviceBroker? = nil,
        _ body: (inout School) async throws -> Void
    ) async throws {
        let clock = ManualClock()
        let server = try await RunningServer.start(
            on: database, clock: clock, file: file, settings: settings, patience: patience, limiter: limiter,
            broker: broker)
        let sql = ConnectionPool(database, limits: .patient(shared: 1, exclusive: 1), logger: Logger(label: "sql"))
        var school = School(
            database: database, clock: clock, server: server, sql: sql, admin: Peer(port: server.port))
        do {
            try await school.ownsEngine(server)
            school.admin = try await school.stranger.loggedIn(as: Template.admin)
            try await school.confirmSessions()
            try await body(&school)
        } catch {
            await sql.close()
            try? await school.server.stop()
            throw error
        }
        await sql.close()
        try await school.server.stop()
    }
}
