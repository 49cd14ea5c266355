public import Logging

/// Connections to one database: a few that all share, and some that one task at a time has for itself.
///
/// It connects when it is first used. `run()` also keeps the shared connections while nobody asks for them, and closes
/// the pool when the service is shut down; without it, `close()` does.
public final class ConnectionPool: Sendable {
    let connector: Connector
    let lanes: [Lane]
    let exclusive: ExclusiveConnections
    let limits: Limits

    public init(_ settings: ConnectionSettings, limits: Limits = Limits(), logger: Logger) {
        let connector = Connector(settings, timeout: limits.connect, logger: logger)
        self.connector = connector
        self.limits = limits
        self.lanes = (0..<limits.shared).map { _ in Lane(connector) }
        self.exclusive = ExclusiveConnections(connector, limits: limits)
    }

    /// Refuses new work, lets what is under way end within `Limits.wait`, and closes the connections.
    public func close() async {
        connector.close()
        await exclusive.close(within: limits.wait)
        for listener in connector.listeners { await listener.close(within: .zero) }
        for lane in lanes { await lane.close(within: limits.wait) }
    }

    /// Notifications of these channels from now on, over a connection of their own.
    public func listen(_ channels: [String]) -> NotificationSequence {
        NotificationSequence(connector: connector, channels: channels)
    }
}

/// Over a shared connection: statements of many tasks follow each other without waiting for answers. What belongs to a
/// session, such as `set` or a temporary table, needs `withConnection`.
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
        guard !connector.isClosed, let lane = lanes.min(by: { $0.load < $1.load }) else {
            throw PostgresError.poolClosed
        }
        return try await lane.use(body)
    }
}
