import Logging
import Postgres
import TestSupport
import Testing

extension Logger {
    static var quiet: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
}

extension ConnectionPool {
    /// A pool for the time of `body`.
    @discardableResult
    static func with<Result: Sendable>(
        _ settings: ConnectionSettings, _ body: (ConnectionPool) async throws -> Result
    ) async throws -> Result {
        let pool = ConnectionPool(settings, limits: .patient(shared: 1, exclusive: 2), logger: .quiet)
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

extension Querying {
    /// The only column of the first row.
    func single<Value: PostgresDecodable>(_ query: Query, as type: Value.Type = Value.self) async throws -> Value {
        try #require(try await self.query(query).first).decode(0, as: type)
    }

    /// The only column of all rows.
    func column<Value: PostgresDecodable>(_ query: Query, as type: Value.Type = Value.self) async throws -> [Value] {
        try await self.query(query).map { try $0.decode(0, as: type) }
    }
}

/// The SQLSTATE that `body` fails with, or nil.
func sqlState(of body: () async throws -> Void) async throws -> String? {
    do {
        try await body()
        return nil
    } catch let error as PostgresError {
        return error.sqlState
    }
}

/// Asks again until it is so. The time limit of the test ends it otherwise.
func until(_ condition: () async throws -> Bool) async throws {
    while try await !condition() {
        try Task.checkCancellation()
        await Task.yield()
    }
}

extension TestStore {
    /// Whether some session of this database waits for another.
    func hasWaiters() async throws -> Bool {
        try await admin.single(
            """
            select exists (select from pg_stat_activity
                where datname = current_database() and state = 'active' and wait_event_type = 'Lock')
            """)
    }
}
