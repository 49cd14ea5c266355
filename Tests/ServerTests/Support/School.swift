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
        timeout: ServerPools.Timeouts? = nil, limiter: RateLimiter? = nil, broker: DeviceBroker? = nil,
        _ body: (inout School) async throws -> Void
    ) async throws {
        Tally.shared.count(.schools)
        let copy = try await Template.copy()
        try await open(
            on: copy.database, as: copy.admin, file: file, settings: settings, timeout: timeout,
            limiter: limiter, broker: broker, body)
        try await TestCluster.shared.drop(copy.database)
    }

    /// The same on a database that is there already.
    /// - Parameter admin: one with a session in this database; nil to log in.
    static func open(
        on database: ConnectionSettings, as admin: Peer? = nil, file: String? = nil,
        settings: [AbsoluteConfigKey: ConfigValue] = [:],
        timeout: ServerPools.Timeouts? = nil, limiter: RateLimiter? = nil, broker: DeviceBroker? = nil,
        _ body: (inout School) async throws -> Void
    ) async throws {
        let clock = ManualClock()
        let server = try await RunningServer.start(
            on: database, clock: clock, file: file, settings: settings, timeout: timeout, limiter: limiter,
            broker: broker)
        try await run(on: database, clock, server, as: admin) { school in
            try await school.begin(loggedIn: admin != nil)
            try await body(&school)
        }
    }

    /// One with sockets and an engine, for whoever calls `close`.
    static func opened() async throws -> School {
        Tally.shared.count(.schools)
        let copy = try await Template.copy()
        let clock = ManualClock()
        let server = try await RunningServer.start(on: copy.database, clock: clock)
        var school = School(on: copy.database, clock, server, as: copy.admin)
        try await school.begin(loggedIn: true)
        return school
    }

    func close() async throws {
        await sql.close()
        try await server.end()
        try await TestCluster.shared.drop(database)
    }

    private init(on database: ConnectionSettings, _ clock: ManualClock, _ server: RunningServer, as admin: Peer?) {
        self.database = database
        self.clock = clock
        self.server = server
        sql = ConnectionPool(database, limits: .patient(shared: 1, exclusive: 1), logger: Logger(label: "sql"))
        self.admin = server.peer(admin ?? Peer())
    }

    private mutating func begin(loggedIn: Bool) async throws {
        try await ownsEngine(server)
        guard !loggedIn else { return }
        admin = try await stranger.loggedIn(as: Template.admin)
        try await confirmSessions()
    }

    private static func run(
        on database: ConnectionSettings, _ clock: ManualClock, _ server: RunningServer, as admin: Peer?,
        _ body: (inout School) async throws -> Void
    ) async throws {
        var school = School(on: database, clock, server, as: admin)
        do {
            try await body(&school)
        } catch {
            await school.sql.close()
            try? await school.server.end()
            throw error
        }
        await school.sql.close()
        try await school.server.end()
    }
}
