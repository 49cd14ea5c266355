internal import Synchronization

/// A shared connection that is replaced when it is lost. Tasks that arrive while it is being made wait for the same
/// one.
final class Lane: Sendable {
    private struct State {
        var connection: Connection?
        var attempt: Task<Connection, any Error>?
    }

    private enum Way {
        case open(Connection)
        case opening(Task<Connection, any Error>)
    }

    private let connector: Connector
    private let state = Mutex(State())
    private let users = Atomic(0)

    init(_ connector: Connector) {
        self.connector = connector
    }

    /// How many queries are under way.
    var load: Int { users.load(ordering: .relaxed) }

    /// The current connection, if any.
    var current: Connection? { state.withLock { $0.connection } }

    func use<Result: Sendable>(_ body: (Connection) async throws -> Result) async throws -> Result {
        users.add(1, ordering: .relaxed)
        defer { users.subtract(1, ordering: .relaxed) }
        return try await body(connection())
    }

    /// Keeps the connection open until the task is cancelled.
    func keep() async {
        while !Task.isCancelled, !connector.isClosed {
            if let connection = try? await connection() {
                await connection.ended()
            } else {
                await connector.waitForRetry()
            }
        }
    }

    func close(within limit: Duration) async {
        let attempt = state.withLock { $0.attempt }
        _ = await attempt?.result
        await current?.close(within: limit)
    }

    private func connection() async throws -> Connection {
        let way = state.withLock { state in
            if let connection = state.connection, connection.isOpen { return Way.open(connection) }
            let attempt = state.attempt ?? Task.detached { try await self.connect() }
            state.attempt = attempt
            return .opening(attempt)
        }
        switch way {
        case .open(let connection): return connection
        case .opening(let attempt): return try await attempt.value
        }
    }

    private func connect() async throws -> Connection {
        defer { state.withLock { $0.attempt = nil } }
        let connection = try await connector.connect(.shared)
        state.withLock { $0.connection = connection }
        return connection
    }
}
