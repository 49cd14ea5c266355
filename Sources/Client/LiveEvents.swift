import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
public import Wire

/// The changes of whereabouts as they happen, from `GET /events`.
///
/// It connects when it is iterated and goes on by itself after every break: from the event after the last one it gave
/// out, or, where it gave out none, from then on. It ends by throwing: what the first connection throws, a `Failure`
/// where the server refuses, or `CancellationError`.
public struct LiveEvents: AsyncSequence, Sendable {
    let client: RollcallClient
    let after: Int64?
    let onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)?
    var backoff = RollcallClient.Backoff()

    public func makeAsyncIterator() -> Iterator {
        Iterator(
            stream: LiveEvents.Stream(
                client: client, parser: ServerSentEventParser(lastEventID: after.map(String.init) ?? ""),
                backoff: backoff, onInterruption: onInterruption))
    }
}

extension LiveEvents {
    public struct Iterator: AsyncIteratorProtocol {
        var stream: LiveEvents.Stream

        public mutating func next() async throws -> LiveEvent? {
            while true {
                if let event = try stream.client.liveEvent(try await stream.next()) { return event }
            }
        }
    }
}

extension LiveEvents {
    /// The events of `GET /events` as they come, of whatever kind. After a break it connects again and goes on.
    struct Stream {
        let client: RollcallClient
        var parser: ServerSentEventParser
        var backoff: RollcallClient.Backoff
        let onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)?

        private var randomness = SystemRandomNumberGenerator()
        private var ready: [ServerSentEventParser.Event] = []
        private var stream: HTTPClientResponse.Body.AsyncIterator?
        private var hasConnected = false

        init(
            client: RollcallClient, parser: ServerSentEventParser, backoff: RollcallClient.Backoff,
            onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)?
        ) {
            self.client = client
            self.parser = parser
            self.backoff = backoff
            self.onInterruption = onInterruption
        }

        mutating func next() async throws -> ServerSentEventParser.Event {
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
            ready = try parser.consume(chunk.readableBytesView)
        }

        /// Waits for the next attempt, or throws what another attempt will not mend.
        private mutating func recover(from error: any Error) async throws {
            guard hasConnected, error.mayPass else { throw error }
            let asked = (error as? Failure)?.retryAfter.map { Duration.seconds($0) }
            let wait = backoff.next(atLeast: asked ?? .milliseconds(parser.retry ?? 0), using: &randomness)
            onInterruption?(LiveEvents.Interruption(cause: error, retryIn: wait))
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

extension LiveEvents {
    /// A break in an event stream, told while it is being mended.
    public struct Interruption: Sendable {
        /// Why it broke: a `Failure` or a `ClientError`.
        public let cause: any Error
        /// How long until the next attempt.
        public let retryIn: Duration
    }
}

extension RollcallClient {
    /// How long to wait before the next attempt: twice as long each time up to a limit, and jittered, so that many
    /// clients do not come back in the same instant.
    struct Backoff: Sendable {
        let first: Duration
        let maximum: Duration
        /// A server cannot send a client away for longer than this.
        let maxAsked = Duration.seconds(300)
        private var failures = 0

        init(first: Duration = .seconds(1), maximum: Duration = .seconds(30)) {
            self.first = first
            self.maximum = maximum
        }

        /// The wait after one more failure: between half and the whole of the step, after what the server asked for.
        ///
        /// - Parameter atLeast: what the server asked for; no more than `mostAsked` of it counts.
        mutating func next(
            atLeast floor: Duration = .zero, using generator: inout some RandomNumberGenerator
        ) -> Duration {
            let step = min(first * (1 << min(failures, 16)), maximum)
            failures += 1
            return max(.zero, min(floor, maxAsked)) + step * Double.random(in: 0.5...1, using: &generator)
        }

        /// An attempt succeeded: the next failure is the first again.
        mutating func succeeded() {
            failures = 0
        }
    }
}

extension RollcallClient {
    /// An envelope with a reason is far below this, in bytes.
    private static let largestRefusal = 1 << 16

    /// Who moves, as it happens; see `LiveEvents`.
    ///
    /// - Parameters:
    ///   - after: the id of the last event known; those after it come first. Nil starts with what happens from now on.
    ///   - onInterruption: told of each break that is being mended.
    public func events(after: Int64? = nil, onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)? = nil)
        -> LiveEvents
    {
        LiveEvents(client: self, after: after, onInterruption: onInterruption)
    }

    /// Opens the stream; what comes is not yet read.
    func openEvents(lastEventID: String) async throws -> HTTPClientResponse.Body.AsyncIterator {
        var message = HTTPClientRequest(url: server + "/events")
        message.headers.add(name: "accept", value: "text/event-stream")
        if !lastEventID.isEmpty {
            message.headers.add(name: "last-event-id", value: lastEventID)
        }
        let response = try await http.execute(authorised(message), deadline: .distantFuture)
        guard response.status == .ok, response.isEventStream else { throw try await refusal(response) }
        return response.body.makeAsyncIterator()
    }

    private func refusal(_ response: HTTPClientResponse) async throws -> any Error {
        let body = try await response.body.collect(upTo: Self.largestRefusal)
        let answer = RollcallClient.Answer(status: response.status.code, headers: response.headers, body: body)
        return answer.failure
            ?? ClientError(notRollcall: server, detail: "GET /events answered \(answer.summary)")
    }

    /// The change an event holds; nil for kinds of event that this version does not know.
    func liveEvent(_ event: ServerSentEventParser.Event) throws -> LiveEvent? {
        guard ["message", "whereabouts"].contains(event.name) else { return nil }
        do {
            return try WireJSON.decoder().decode(LiveEvent.self, from: Data(event.data.utf8))
        } catch {
            throw ClientError(unreadableReplyOf: server, cause: error)
        }
    }
}

extension HTTPClientResponse {
    fileprivate var isEventStream: Bool {
        headers.first(name: "content-type")?.lowercased().hasPrefix("text/event-stream") ?? false
    }
}
