import Foundation
public import Wire

/// Alerts as they open and close, from `GET /events`. What happens while the connection is away is not told again: the
/// list of alerts has it.
///
/// It goes on and ends as `LiveEvents` does.
public struct AlertEvents: AsyncSequence, Sendable {
    let client: RollcallClient
    let onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)?

    public func makeAsyncIterator() -> Iterator {
        Iterator(
            stream: LiveEvents.Stream(
                client: client, parser: ServerSentEventParser(), backoff: RollcallClient.Backoff(),
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
    /// - Parameter onInterruption: told of each break that is being mended.
    public func alerts(onInterruption: (@Sendable (LiveEvents.Interruption) -> Void)? = nil) -> AlertEvents {
        AlertEvents(client: self, onInterruption: onInterruption)
    }

    /// The alert an event tells of; nil for other kinds of event.
    func alertEvent(_ event: ServerSentEventParser.Event) throws -> AlertEvent? {
        guard event.name == "alert" else { return nil }
        do {
            return try WireJSON.decoder().decode(AlertEvent.self, from: Data(event.data.utf8))
        } catch {
            throw ClientError(unreadableReplyOf: server, cause: error)
        }
    }
}
