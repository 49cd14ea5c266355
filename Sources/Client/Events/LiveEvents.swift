import AsyncHTTPClient
import NIOCore
public import Wire

/// The changes of whereabouts as they happen, from `GET /events`.
///
/// It connects when it is iterated and goes on by itself after every break: from the event after the last one it gave
/// out, or, where it gave out none, from then on. It ends by throwing: what the first connection throws, a `Failure`
/// where the server refuses, or `CancellationError`.
public struct LiveEvents: AsyncSequence, Sendable {
    let client: RollcallClient
    let after: Int64?
    let onInterruption: (@Sendable (Interruption) -> Void)?
    var backoff = Backoff()

    public func makeAsyncIterator() -> Iterator {
        Iterator(
            client: client, parser: ServerSentEventParser(lastEventID: after.map(String.init) ?? ""),
            backoff: backoff, onInterruption: onInterruption)
    }
}

extension LiveEvents {
    public struct Iterator: AsyncIteratorProtocol {
        let client: RollcallClient
        var parser: ServerSentEventParser
        var backoff: Backoff
        let onInterruption: (@Sendable (Interruption) -> Void)?

        private var randomness = SystemRandomNumberGenerator()
        private var ready: [LiveEvent] = []
        private var stream: HTTPClientResponse.Body.AsyncIterator?
        private var hasConnected = false

        init(
            client: RollcallClient, parser: ServerSentEventParser, backoff: Backoff,
            onInterruption: (@Sendable (Interruption) -> Void)?
        ) {
            self.client = client
            self.parser = parser
            self.backoff = backoff
            self.onInterruption = onInterruption
        }

        public mutating func next() async throws -> LiveEvent? {
            while ready.isEmpty {
                try Task.checkCancellation()
                do {
                    try await advance()
                } catch {
                    stream = nil
                    try await recover(from: ClientError.thrown(for: error, server: client.server))
                }
            }
            return ready.removeFirst()
        }

        /// One step: connects where there is no connection, else reads one chunk.
        private mutating func advance() async throws {
            guard var reading = stream else {
                stream = try await client.openEvents(lastEventID: parser.lastEventID)
                parser = ServerSentEventParser(lastEventID: parser.lastEventID)
                hasConnected = true
                return
            }
            guard let chunk = try await reading.next() else { throw HTTPClientError.remoteConnectionClosed }
            stream = reading
            backoff.succeeded()
            ready = try parser.consume(chunk.readableBytesView).compactMap(client.liveEvent)
        }

        /// Waits for the next attempt, or throws what another attempt will not mend.
        private mutating func recover(from error: any Error) async throws {
            guard hasConnected, error.mayPass else { throw error }
            let asked = (error as? Failure)?.retryAfter.map { Duration.seconds($0) }
            let wait = backoff.next(atLeast: asked ?? .milliseconds(parser.retry ?? 0), using: &randomness)
            onInterruption?(Interruption(cause: error, retryIn: wait))
            try await Task.sleep(for: wait)
        }
    }
}

extension Error {
    /// Whether a server that did answer may do so again: while it starts, a proxy before it shows pages of its own.
    fileprivate var mayPass: Bool {
        switch self {
        case let failure as Failure: [.unavailable, .slowDown, .internalError].contains(failure.code)
        case let error as ClientError: [.unreachable, .timeout, .notRollcall].contains(error.code)
        default: false
        }
    }
}
