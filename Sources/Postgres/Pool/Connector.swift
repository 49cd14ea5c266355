internal import Logging
internal import Synchronization

/// Makes the connections of a pool, and holds back while the database is away.
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

    /// Throws `PostgresError`: `poolClosed`, or `connectionFailed`, at once when the last attempt was just now.
    func connect(_ sharing: Connection.Sharing) async throws -> Connection {
        if isClosed { throw PostgresError.poolClosed }
        if let refusal = reach.state.withLock({ $0.backoff.refusal(at: .now) }) { throw refusal }
        let began = ContinuousClock.now
        do {
            let connection = try await Connection.connect(
                settings, sharing: sharing, timeout: limits.connect, answerTimeout: limits.statement, logger: logger)
            return try await admit(connection)
        } catch let error as PostgresError where error.code != .poolClosed {
            let isNews = reach.state.withLock { state in
                state.backoff.failed(error, at: .now, jitter: .random(in: 0...1))
                return state.news.failed(error.message, began: began, at: .now)
            }
            if isNews { logger.warning("Cannot connect to the database: \(error.message)") }
            throw error
        }
    }

    /// The pool may have been closed while the connection was being made.
    private func admit(_ connection: Connection) async throws -> Connection {
        let isNews = reach.state.withLock { state in
            state.backoff.succeeded()
            return state.news.succeeded(at: .now)
        }
        if isNews { logger.notice("The database can be reached again.") }
        guard isClosed else { return connection }
        await connection.close(within: .zero)
        throw PostgresError.poolClosed
    }

    /// Connections that wait for notifications. The reader owns them.
    var listeners: [Connection] { state.withLock { $0.listeners.compactMap(\.connection) } }

    func connectListener() async throws -> Connection {
        let connection = try await connect(.exclusive)
        state.withLock { state in
            state.listeners.removeAll { $0.connection == nil }
            state.listeners.append(Listener(connection: connection))
        }
        return connection
    }

    /// A caller knows that the database answers: the next attempt need not wait.
    func expectAnswer() {
        reach.state.withLock { $0.backoff.succeeded() }
    }

    /// Returns when another attempt may be made, or when the task is cancelled.
    func waitForRetry() async {
        let retryAt = reach.state.withLock { $0.backoff.retryAt } ?? .now + .milliseconds(50)
        try? await Task.sleep(until: retryAt, clock: .continuous)
    }
}

extension ConnectionPool {
    /// What pools on one database know of it together: once one of them has reached it, the others need not wait, and
    /// that it is away is told once.
    public final class Reach: Sendable {
        struct State {
            var backoff = Connector.Backoff()
            var news = Connector.OutageLog()
        }

        let state = Mutex(State())

        public init() {}
    }
}

extension PostgresError {
    static let poolClosed = PostgresError(.poolClosed, message: "The connection pool is closed.")
}

extension Connector {
    /// When to try again to connect. No caller tries before that, so that a database that is away fails queries at once
    /// and is not stormed when it comes back.
    struct Backoff {
        /// From 50 ms, doubling up to this.
        static let maximum = Duration.seconds(10)

        private var failures = 0
        private(set) var retryAt: ContinuousClock.Instant?
        private var lastError: PostgresError?

        /// The error of the last attempt, while it is too early for the next.
        func refusal(at now: ContinuousClock.Instant) -> PostgresError? {
            guard let retryAt, now < retryAt else { return nil }
            return lastError
        }

        /// `jitter` from 0 to 1 shortens the delay by up to a half, so that servers do not come back all at once.
        mutating func failed(_ error: PostgresError, at now: ContinuousClock.Instant, jitter: Double) {
            lastError = error
            if let retryAt, now < retryAt { return }
            let delay = min(Duration.milliseconds(50) * (1 << min(failures, 10)), Self.maximum)
            retryAt = now + delay * (1 - jitter / 2)
            failures += 1
        }

        mutating func succeeded() {
            self = Connector.Backoff()
        }
    }
}

extension Connector {
    /// Which failures to connect are worth a line in the log, and when it is over. Many attempts run at the same time,
    /// and some of them may succeed while others fail.
    struct OutageLog {
        /// Between two lines of the same words.
        static let silence = Duration.seconds(60)

        private var told: (message: String, at: ContinuousClock.Instant)?
        /// Whether it was told that connections fail, and not yet that they succeed.
        private var isOpen = false
        private var succeededAt: ContinuousClock.Instant?

        /// - Parameter began: when the attempt was begun; one that was before another succeeded is no news.
        /// - Returns: whether to tell.
        mutating func failed(_ message: String, began: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> Bool
        {
            if let succeededAt, began < succeededAt { return false }
            if let told, told.message == message, now < told.at + Self.silence { return false }
            told = (message, now)
            isOpen = true
            return true
        }

        /// - Returns: whether to tell.
        mutating func succeeded(at now: ContinuousClock.Instant) -> Bool {
            succeededAt = now
            defer { isOpen = false }
            return isOpen
        }
    }
}
