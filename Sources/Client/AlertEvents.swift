import Concurrency
import Foundation
public import Wire

/// Alerts as they open and close, from `GET /events`. Events during a break in the connection are not repeated: the
/// list of alerts contains them.
///
/// It reconnects and ends as `LiveEvents` does.
public struct AlertEvents: AsyncSequence, Sendable {
    let client: RollcallClient
    let onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)?

    public func makeAsyncIterator() -> Iterator {
        Iterator(
            stream: LiveEvents.Stream(
                client: client, parser: ServerSentEventParser(), backoff: Backoff.events,
                onInterruption: onInterruption))
    }

    public struct Iterator: AsyncIteratorProtocol {
        var stream: LiveEvents.Stream

        public mutating func next() async throws -> AlertEvent? {
            while true {
                if let event = try stream.client.alertEvent(try await stream.next()) { return event }
            }
        }
    }
}

extension RollcallClient {
    /// Alerts as they open and close; see `AlertEvents`.
    ///
    /// - Parameter onInterruption: called for each break in the connection, before the next attempt.
    public func alerts(onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)? = nil) -> AlertEvents {
        AlertEvents(client: self, onInterruption: onInterruption)
    }

    /// Returns the alert in an event; nil for other kinds of event.
    func alertEvent(_ event: ServerSentEventParser.Event) throws -> AlertEvent? {
        guard event.name == "alert" else { return nil }
        do {
            return try WireJSON.decoder().decode(AlertEvent.self, from: Data(event.data.utf8))
        } catch {
            throw ClientError(unreadableReplyOf: server, cause: error)
        }
    }
}
