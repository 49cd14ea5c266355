internal import Concurrency
public import Logging
public import ServiceLifecycle
import Synchronization

/// Keeps a connection to a broker: connects, subscribes, and does so again whenever it was lost.
public final class MQTTClient: Service, Sendable {
    private let settings: MQTTSettings
    private let subscriptions: [String]
    private let executor: MQTTExecutor
    private let logger: Logger
    private let inbox: Inbox
    private let current = Mutex<MQTTConnection?>(nil)

    /// - Parameters:
    ///   - subscriptions: topic filters, with wildcards if needed; subscribed to with quality 1.
    ///   - executor: to be shared between thousands of clients.
    public init(
        _ settings: MQTTSettings, subscriptions: [String] = [], limits: MQTTInboxLimits = MQTTInboxLimits(),
        executor: MQTTExecutor = MQTTExecutor(), logger: Logger
    ) {
        self.settings = settings
        self.subscriptions = subscriptions
        self.executor = executor
        self.logger = logger
        inbox = Inbox(limits: limits)
    }

    public var isConnected: Bool { current.withLock { $0 != nil } }

    /// Returns once the broker has the message (quality 1 and 2), or it is on its way (quality 0). Throws the errors of
    /// `MQTTConnection.publish`; `notConnected` immediately while the broker is away.
    public func publish(_ message: MQTTMessage) async throws {
        guard let connection = current.withLock({ $0 }) else { throw MQTTError.notConnected }
        try await connection.publish(message)
    }

    /// Sends messages in order, and does not wait for an answer.
    /// - Parameter answered: called once for each message, with its index and the error that `publish` would throw.
    public func send(
        _ messages: [MQTTMessage], answered: @escaping @Sendable (Int, (any Error)?) -> Void
    ) async {
        guard let connection = current.withLock({ $0 }) else {
            for place in messages.indices { answered(place, MQTTError.notConnected) }
            return
        }
        await connection.send(messages, answered: answered)
    }

    /// Returns the events received, after waiting for the first; empty once the client has ended or the task has been
    /// cancelled. For a single reader.
    public func nextEvents() async -> [MQTTEvent] {
        await inbox.nextEvents()
    }

    /// Runs until it is cancelled or shut down; then it sends a DISCONNECT to the broker.
    public func run() async throws {
        await cancelWhenGracefulShutdown {
            var backoff = Backoff.reconnect
            var news = ""
            while !Task.isCancelled {
                let began = ContinuousClock.now
                let error = await self.live(&news)
                guard !Task.isCancelled else { break }
                self.tell(error, &news)
                let lifetime = ContinuousClock.now - began
                try? await Task.sleep(
                    for: backoff.next(afterLifeOf: lifetime, jitter: Double.random(in: 0...1)))
            }
        }
        inbox.finish()
    }

    /// Runs one connection from its beginning to its end.
    private func live(_ news: inout String) async -> MQTTError {
        do {
            let connection = try await MQTTConnection.connect(
                settings, timeout: .seconds(10), inbox: inbox, executor: executor)
            let error = await use(connection, &news)
            current.withLock { $0 = nil }
            await connection.bidFarewell()
            return error
        } catch {
            return error as? MQTTError ?? .notConnected
        }
    }

    private func use(_ connection: MQTTConnection, _ news: inout String) async -> MQTTError {
        do {
            try await connection.subscribe(subscriptions)
        } catch {
            return error as? MQTTError ?? .notConnected
        }
        current.withLock { $0 = connection }
        inbox.put(change: .connected)
        if !news.isEmpty { logger.notice("The broker can be reached again.") }
        news = ""
        return await connection.ended() ?? .closed
    }

    /// Logs an error; each is logged only once until the next successful connection.
    private func tell(_ error: MQTTError, _ news: inout String) {
        inbox.put(change: .disconnected(error))
        guard news != error.message else { return }
        news = error.message
        logger.warning("\(error)", metadata: ["broker": "\(settings)"])
    }
}
