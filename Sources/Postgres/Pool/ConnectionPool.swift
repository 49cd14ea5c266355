public import Logging
public import ServiceLifecycle
internal import Synchronization

/// Connections to one database: a few shared by all tasks, and some that one task at a time uses exclusively.
///
/// It connects when it is first used. `run()` also keeps the shared connections open while they are idle, and closes
/// the pool when the service is shut down; without it, `close()` does.
public final class ConnectionPool: Sendable {
    let connector: Connector
    let lanes: [Lane]
    let exclusive: ExclusiveConnections
    let limits: Limits

    /// - Parameter reach: shared with other pools on the same database.
    public init(
        _ settings: ConnectionSettings, limits: Limits = Limits(), reach: Reach = Reach(), logger: Logger
    ) {
        let connector = Connector(settings, limits: limits, reach: reach, logger: logger)
        self.connector = connector
        self.limits = limits
        self.lanes = (0..<limits.shared).map { _ in Lane(connector) }
        self.exclusive = ExclusiveConnections(connector, limits: limits)
    }

    /// Refuses new work, lets work under way finish within `Limits.wait`, and closes the connections.
    public func close() async {
        connector.close()
        await exclusive.close(within: limits.wait)
        for listener in connector.listeners { await listener.close(within: .zero) }
        for lane in lanes { await lane.close(within: limits.wait) }
    }

    /// Returns the IDs of the server processes of the current exclusive connections.
    public func processes() async -> [Int32] {
        var processes: [Int32] = []
        for connection in exclusive.connections { processes.append(await connection.processID) }
        return processes.filter { $0 != 0 }
    }

    /// Drops each connection at once, with the work under way on it: the database does not answer any more. New
    /// connections are made on demand.
    public func cutOff() async {
        await exclusive.cutOff()
        for connection in connector.listeners + lanes.compactMap(\.current) { await connection.close(within: .zero) }
    }

    /// Reports that the database answers again, so that the next attempt to connect need not wait.
    public func expectAnswer() {
        connector.expectAnswer()
    }

    /// Returns the notifications of these channels from now on, over a connection of their own.
    public func listen(_ channels: [String]) -> NotificationSequence {
        NotificationSequence(connector: connector, channels: channels)
    }
}

/// Uses a shared connection: statements of many tasks follow each other without waiting for answers. If no connections
/// are shared, each statement has a connection for itself. Session state, such as `set` or a temporary table, needs
/// `withConnection`.
extension ConnectionPool: Querying {
    @discardableResult
    public func query(_ query: Query) async throws -> QueryResult {
        try await leastLoaded { try await $0.query(query) }
    }

    @discardableResult
    public func pipeline(_ queries: [Query]) async throws -> [QueryResult] {
        try await leastLoaded { try await $0.pipeline(queries) }
    }

    private func leastLoaded<Result: Sendable>(
        _ body: (Connection) async throws -> Result
    ) async throws -> Result {
        guard !connector.isClosed else { throw PostgresError.poolClosed }
        guard let lane = lanes.min(by: { $0.load < $1.load }) else { return try await alone(body) }
        return try await lane.use(body)
    }

    private func alone<Result: Sendable>(_ body: (Connection) async throws -> Result) async throws -> Result {
        let connection = try await exclusive.acquire()
        do {
            let result = try await body(connection)
            await exclusive.release(connection, isUsable: await connection.rollBackLeftovers())
            return result
        } catch {
            await exclusive.release(connection, isUsable: await connection.rollBackLeftovers())
            throw error
        }
    }
}

extension ConnectionPool: Service {
    /// Keeps the shared connections open until the service is shut down, then closes the pool.
    public func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                for lane in self.lanes { group.addTask { await lane.keep() } }
                // If no connections are shared, the pool stays open all the same.
                group.addTask { try? await gracefulShutdown() }
            }
        }
        await close()
    }
}

extension ConnectionPool {
    /// Lends a connection to one task exclusively. Afterwards the session is restored: settings, locks, temporary
    /// tables and `listen` channels. The connection must not be used after `body` has returned.
    @discardableResult
    public func withConnection<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: (Connection) async throws -> Result
    ) async throws -> Result {
        let connection = try await exclusive.acquire()
        do {
            let result = try await body(connection)
            await exclusive.release(connection, isUsable: await connection.restoreSession())
            return result
        } catch {
            await exclusive.release(connection, isUsable: await connection.restoreSession())
            throw error
        }
    }
}

extension ConnectionPool {
    public struct Limits: Sendable {
        /// Connections that many tasks use at once; if 0, each statement uses an exclusive one.
        public var shared: Int
        /// Connections that one task uses at a time, for transactions.
        public var exclusive: Int
        /// How long a task waits for an exclusive connection to become free.
        public var wait: Duration
        /// How long connecting may take.
        public var connect: Duration
        /// How long a statement may take, including those before it on its connection; then the connection is given up.
        /// Nil for no limit.
        public var statement: Duration?

        public init(
            shared: Int = 2, exclusive: Int = 8, wait: Duration = .seconds(5), connect: Duration = .seconds(5),
            statement: Duration? = nil
        ) {
            self.shared = max(shared, 0)
            self.exclusive = max(exclusive, 1)
            self.wait = wait
            self.connect = connect
            self.statement = statement
        }
    }
}

extension ConnectionPool {
    /// What pools on one database share about its reachability: once one of them has reached it, the others need not
    /// wait, and an outage is logged only once.
    public final class Reach: Sendable {
        struct State {
            var gate = Connector.RetryGate()
            var news = Connector.OutageLog()
        }

        let state = Mutex(State())

        public init() {}
    }
}
