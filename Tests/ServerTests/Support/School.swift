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

    /// A caller without a session.
    var stranger: Peer { server.peer() }

    /// Runs a test of requests and their replies alone, without sockets: nothing happens beside the requests, and no
    /// engine decides. A test of anything else takes `open`.
    static func inProcess(
        file: String? = nil, settings: [AbsoluteConfigKey: ConfigValue] = [:], limiter: RateLimiter? = nil,
        _ body: (inout School) async throws -> Void
    ) async throws {
        Tally.shared.count(.schools)
        let copy = try await Template.copy()
        let clock = ManualClock()
        let server = try await RunningServer.inProcess(
            on: copy.database, clock: clock, file: file, settings: settings, limiter: limiter)
        try await run(on: copy.database, clock, server, as: copy.admin, body)
        try await TestCluster.shared.drop(copy.database)
    }

    /// Runs a test in a school of its own, whose server has sockets and owns the engine.
    static func open(
        file: String? = nil, settings: [AbsoluteConfigKey: ConfigValue] = [:],
        patience: ServerPools.Patience? = nil, limiter: RateLimiter? = nil, broker: DeviceBroker? = nil,
        _ body: (inout School) async throws -> Void
    ) async throws {
        Tally.shared.count(.schools)
        let copy = try await Template.copy()
        try await open(
            on: copy.database, as: copy.admin, file: file, settings: settings, patience: patience,
            limiter: limiter, broker: broker, body)
        try await TestCluster.shared.drop(copy.database)
    }

    /// The same on a database that is there already.
    /// - Parameter admin: one with a session in this database; nil to log in.
    static func open(
        on database: ConnectionSettings, as admin: Peer? = nil, file: String? = nil,
        settings: [AbsoluteConfigKey: ConfigValue] = [:],
        patience: ServerPools.Patience? = nil, limiter: RateLimiter? = nil, broker: DeviceBroker? = nil,
        _ body: (inout School) async throws -> Void
    ) async throws {
        let clock = ManualClock()
        let server = try await RunningServer.start(
            on: database, clock: clock, file: file, settings: settings, patience: patience, limiter: limiter,
            broker: broker)
        try await run(on: database, clock, server, as: admin) { school in
            try await school.ownsEngine(server)
            if admin == nil {
                school.admin = try await school.stranger.loggedIn(as: Template.admin)
                try await school.confirmSessions()
            }
            try await body(&school)
        }
    }

    private static func run(
        on database: ConnectionSettings, _ clock: ManualClock, _ server: RunningServer, as admin: Peer?,
        _ body: (inout School) async throws -> Void
    ) async throws {
        let sql = ConnectionPool(database, limits: .patient(shared: 1, exclusive: 1), logger: Logger(label: "sql"))
        var school = School(
            database: database, clock: clock, server: server, sql: sql, admin: server.peer(admin ?? Peer()))
        do {
            try await body(&school)
        } catch {
            await sql.close()
            try? await school.server.end()
            throw error
        }
        await sql.close()
        try await school.server.end()
    }
}
