import AsyncHTTPClient
import Concurrency
import Foundation
import NIOCore
import NIOHTTP1
import Vocabulary
public import Wire

/// The changes of whereabouts as they happen, from `GET /events`.
///
/// It connects when it is iterated and reconnects after every break, continuing after the last event that it returned
/// or, if it returned none, with new events. It ends by throwing: the error of the first connection, a `Failure` if the
/// server refuses, or `CancellationError`.
public struct LiveEvents: AsyncSequence, Sendable {
    let client: RollcallClient
    let after: Int64?
    let onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)?
    var backoff = Backoff.events

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
    /// The events of `GET /events` as they come, of any kind. It reconnects after a break.
    struct Stream {
        let client: RollcallClient
        var parser: ServerSentEventParser
        var backoff: Backoff
        let onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)?

        private var randomness = SystemRandomNumberGenerator()
        private var ready: [ServerSentEventParser.Event] = []
        private var stream: HTTPClientResponse.Body.AsyncIterator?
        private var hasConnected = false

        init(
            client: RollcallClient, parser: ServerSentEventParser, backoff: Backoff,
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

        /// One step: connects if there is no connection, else reads one chunk.
        private mutating func advance() async throws {
            guard var reading = stream else {
                stream = try await client.openEvents(lastEventID: parser.lastEventID)
                parser = ServerSentEventParser(lastEventID: parser.lastEventID)
                hasConnected = true
                return
            }
            guard let chunk = try await reading.next() else { throw HTTPClientError.remoteConnectionClosed }
            stream = reading
            backoff.reset()
            ready = try parser.consume(chunk.readableBytesView)
        }

        /// Waits for the next attempt, or throws if another attempt cannot succeed.
        private mutating func recover(from error: any Error) async throws {
            guard hasConnected, error.mayPass else { throw error }
            let asked = (error as? Failure)?.retryAfter.map { Duration.seconds($0) }
            let wait = backoff.next(after: asked ?? .milliseconds(parser.retry ?? 0), using: &randomness)
            onInterruption?(LiveEvents.Interruption(cause: error, retryIn: wait))
            try await Task.sleep(for: wait)
        }
    }
}

extension Error {
    /// Whether another attempt may succeed although a server answered: while the server starts, a proxy before it
    /// returns its own error pages.
    fileprivate var mayPass: Bool {
        switch self {
        case let failure as Failure: [.unavailable, .slowDown, .internalError].contains(failure.code)
        case let error as ClientError: [.unreachable, .timeout, .notRollcall].contains(error.code)
        default: false
        }
    }
}

extension LiveEvents {
    /// A break in an event stream, reported before the next attempt.
    public struct Interruption: Sendable {
        /// Why it broke: a `Failure` or a `ClientError`.
        public let cause: any Error
        /// The time until the next attempt.
        public let retryIn: Duration
    }
}

extension RollcallClient {
    /// In bytes; an envelope with a reason is far smaller.
    private static let largestRefusal = 1 << 16

    /// The changes of whereabouts as they happen; see `LiveEvents`.
    ///
    /// - Parameters:
    ///   - after: the id of the last known event; the events after it come first. Nil starts with new events.
    ///   - onInterruption: called for each break in the connection, before the next attempt.
    public func events(after: Int64? = nil, onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)? = nil)
        -> LiveEvents
    {
        LiveEvents(client: self, after: after, onInterruption: onInterruption)
    }

    /// Opens the stream without reading from it.
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

    /// Returns the change in an event; nil for kinds of event that this version does not know.
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
