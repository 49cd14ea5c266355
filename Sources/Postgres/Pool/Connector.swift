internal import Logging
internal import Synchronization

/// Makes the connections of a pool, and holds back while the database is away.
final class Connector: Sendable {
    private struct State {
        var backoff = Backoff()
        var news = OutageNews()
        var isClosed = false
        var listeners: [Listener] = []
    }

    private struct Listener {
        weak var connection: Connection?
    }

    let settings: ConnectionSettings
    private let timeout: Duration
    let logger: Logger
    private let state = Mutex(State())

    init(_ settings: ConnectionSettings, timeout: Duration, logger: Logger) {
        self.settings = settings
        self.timeout = timeout
        self.logger = logger
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Throws `PostgresError`: `poolClosed`, or `connectionFailed`, at once when the last attempt was just now.
    func connect(_ sharing: Connection.Sharing) async throws -> Connection {
        try state.withLock { state in
            if state.isClosed { throw PostgresError.poolClosed }
            if let refusal = state.backoff.refusal(at: .now) { throw refusal }
        }
        let began = ContinuousClock.now
        do {
            let connection = try await Connection.connect(
                settings, sharing: sharing, timeout: timeout, logger: logger)
            return try await admit(connection)
        } catch let error as PostgresError where error.code != .poolClosed {
            let isNews = state.withLock { state in
                state.backoff.failed(error, at: .now, jitter: .random(in: 0...1))
                return state.news.failed(error.message, began: began, at: .now)
            }
            if isNews { logger.warning("Cannot connect to the database: \(error.message)") }
            throw error
        }
    }

    /// The pool may have been closed while the connection was being made.
    private func admit(_ connection: Connection) async throws -> Connection {
        let (isClosed, isNews) = state.withLock { state in
            state.backoff.succeeded()
            return (state.isClosed, state.news.succeeded(at: .now))
        }
        if isNews { logger.notice("The database can be reached again.") }
        guard isClosed else { return connection }
        await connection.close(within: .zero)
        throw PostgresError.poolClosed
    }

    /// Connections that wait for notifications. Whoever reads them owns them.
    var listeners: [Connection] { state.withLock { $0.listeners.compactMap(\.connection) } }

    func connectListener() async throws -> Connection {
        let connection = try await connect(.exclusive)
        state.withLock { state in
            state.listeners.removeAll { $0.connection == nil }
            state.listeners.append(Listener(connection: connection))
        }
        return connection
    }

    /// Returns when another attempt may be made, or when the task is cancelled.
    func waitForRetry() async {
        let retryAt = state.withLock { $0.backoff.retryAt } ?? .now + .milliseconds(50)
        try? await Task.sleep(until: retryAt, clock: .continuous)
    }
}

extension PostgresError {
    static let poolClosed = PostgresError(.poolClosed, message: "The connection pool is closed.")
}
