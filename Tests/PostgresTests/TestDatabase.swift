import Logging
import TestSupport
import Testing

@testable import Postgres

/// A database of its own for one test, and a pool on it; both gone afterwards.
@discardableResult
func withPool<Result: Sendable>(
    limits: ConnectionPool.Limits = .patient(), _ body: (ConnectionPool) async throws -> Result
) async throws -> Result {
    let cluster = try await TestCluster.shared
    let database = try await cluster.database()
    let pool = ConnectionPool(database, limits: limits, logger: .quiet)
    do {
        let result = try await body(pool)
        await pool.close()
        try await cluster.drop(database)
        return result
    } catch {
        await pool.close()
        throw error
    }
}

/// A connection of its own for one test.
@discardableResult
func withConnection<Result: Sendable>(
    _ sharing: Connection.Sharing = .exclusive, to settings: ConnectionSettings? = nil,
    _ body: (Connection) async throws -> Result
) async throws -> Result {
    let settings = if let settings { settings } else { try await TestCluster.shared.settings(database: "postgres") }
    let connection = try await Connection.connect(
        settings, sharing: sharing, timeout: .seconds(120), logger: .quiet)
    let result = try await body(connection)
    await connection.close()
    return result
}

/// Asks again until it is so. The time limit of the test ends it otherwise.
func until(_ condition: () async throws -> Bool) async throws {
    while try await !condition() {
        try Task.checkCancellation()
        await Task.yield()
    }
}

extension Connection {
    /// How many units are under way.
    var unitCount: Int { units.all.count }
}

extension Logger {
    static var quiet: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
}

extension Querying {
    /// Whether a session waits for a lock or sleeps in `pg_sleep`, as the server sees it.
    func isWaiting(_ processID: Int32) async throws -> Bool {
        let waiting = try await query(
            """
            select 1 from pg_stat_activity
            where pid = \(processID) and state = 'active' and (wait_event_type = 'Lock' or wait_event = 'PgSleep')
            """)
        return !waiting.isEmpty
    }

    /// How many sessions of this database sleep in `pg_sleep`.
    func sleepers() async throws -> Int {
        try await single(
            "select count(*) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'")
    }

    func single<Value: PostgresDecodable>(_ query: Query, as type: Value.Type = Value.self) async throws -> Value {
        try await #require(try self.query(query).first).decode(0, as: type)
    }
}

/// The code of the `PostgresError` that `body` throws.
func code(of body: () async throws -> Void) async -> PostgresError.Code? {
    do {
        try await body()
        return nil
    } catch {
        return (error as? PostgresError)?.code
    }
}
