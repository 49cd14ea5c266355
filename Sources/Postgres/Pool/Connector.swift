internal import Concurrency
internal import Logging
internal import Synchronization

/// Makes the connections of a pool, and backs off while the database is unreachable.
final class Connector: Sendable {
    private struct State {
        var isClosed = false
        var listeners: [Listener] = []
    }

    private struct Listener {
        weak var connection: Connection?
    }

    let settings: ConnectionSettings
    private let limits: ConnectionPool.Limits
    let logger: Logger
    private let reach: ConnectionPool.Reach
    private let state = Mutex(State())

    init(_ settings: ConnectionSettings, limits: ConnectionPool.Limits, reach: ConnectionPool.Reach, logger: Logger) {
        self.settings = settings
        self.limits = limits
        self.reach = reach
        self.logger = logger
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Throws `PostgresError`: `poolClosed`, or `connectionFailed`, at once if the last attempt failed a moment ago.
    func connect(_ sharing: Connection.Sharing) async throws -> Connection {
        if isClosed { throw PostgresError.poolClosed }
        if let refusal = reach.state.withLock({ $0.gate.refusal(at: .now) }) { throw refusal }
        let began = ContinuousClock.now
        do {
            let connection = try await Connection.connect(
                settings, sharing: sharing, timeout: limits.connect, answerTimeout: limits.statement, logger: logger)
            return try await admit(connection)
        } catch let error as PostgresError where error.code != .poolClosed {
            let isNews = reach.state.withLock { state in
                state.gate.failed(error, at: .now, jitter: .random(in: 0...1))
                return state.news.failed(error.message, began: began, at: .now)
            }
            if isNews { logger.warning("Cannot connect to the database: \(error.message)") }
            throw error
        }
    }

    /// Closes the new connection if the pool was closed while it was being made.
    private func admit(_ connection: Connection) async throws -> Connection {
        let isNews = reach.state.withLock { state in
            state.gate.succeeded()
            return state.news.succeeded(at: .now)
        }
        if isNews { logger.notice("The database can be reached again.") }
        guard isClosed else { return connection }
        await connection.close(within: .zero)
        throw PostgresError.poolClosed
    }

    /// Connections that wait for notifications. Their readers own them.
    var listeners: [Connection] { state.withLock { $0.listeners.compactMap(\.connection) } }

    func connectListener() async throws -> Connection {
        let connection = try await connect(.exclusive)
        state.withLock { state in
            state.listeners.removeAll { $0.connection == nil }
            state.listeners.append(Listener(connection: connection))
        }
        return connection
    }

    /// Allows the next attempt at once, as the database is known to answer.
    func expectAnswer() {
        reach.state.withLock { $0.gate.succeeded() }
    }

    /// Returns when another attempt may be made, or when the task is cancelled.
    func waitForRetry() async {
        let retryAt = reach.state.withLock { $0.gate.retryAt } ?? .now + .milliseconds(50)
        try? await Task.sleep(until: retryAt, clock: .continuous)
    }
}

extension PostgresError {
    static let poolClosed = PostgresError(.poolClosed, message: "The connection pool is closed.")
}

extension Connector {
    /// When to try again to connect. No attempt is made before that, so that queries fail at once while a database is
    /// unreachable, and it is not flooded when it comes back.
    struct RetryGate {
        static let delays = Backoff(first: .milliseconds(50), maximum: .seconds(10), spread: 0.5)

        private var backoff = Self.delays
        private(set) var retryAt: ContinuousClock.Instant?
        private var lastError: PostgresError?

        /// Returns the error of the last attempt, while it is too early for the next.
        func refusal(at now: ContinuousClock.Instant) -> PostgresError? {
            guard let retryAt, now < retryAt else { return nil }
            return lastError
        }

        /// - Parameter jitter: from 0 to 1: servers must not all reconnect at once.
        mutating func failed(_ error: PostgresError, at now: ContinuousClock.Instant, jitter: Double) {
            lastError = error
            if let retryAt, now < retryAt { return }
            retryAt = now + backoff.next(jitter: jitter)
        }

        mutating func succeeded() {
            self = Connector.RetryGate()
        }
    }
}

extension Connector {
    /// Which connection failures are worth a log line, and when an outage is over. Many attempts run at the same time,
    /// and some of them may succeed while others fail.
    struct OutageLog {
        /// The minimum time between two identical log lines.
        static let silence = Duration.seconds(60)

        private var told: (message: String, at: ContinuousClock.Instant)?
        /// Whether a failure has been logged, and no success since.
        private var isOpen = false
        private var succeededAt: ContinuousClock.Instant?

        /// - Parameter began: when the attempt began; a failure is not news if it began before another attempt
        ///   succeeded.
        /// - Returns: whether to log it.
        mutating func failed(_ message: String, began: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> Bool
        {
            if let succeededAt, began < succeededAt { return false }
            if let told, told.message == message, now < told.at + Self.silence { return false }
            told = (message, now)
            isOpen = true
            return true
        }

        /// - Returns: whether to log it.
        mutating func succeeded(at now: ContinuousClock.Instant) -> Bool {
            succeededAt = now
            defer { isOpen = false }
            return isOpen
        }
    }
}
