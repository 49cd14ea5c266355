import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Wire

extension RollcallClient {
    /// An envelope with a reason is far below this, in bytes.
    private static let largestRefusal = 1 << 16

    /// Who moves, as it happens; see `LiveEvents`.
    ///
    /// - Parameters:
    ///   - after: the id of the last event known; those after it come first. Nil starts with what happens from now on.
    ///   - onInterruption: told of each break that is being mended.
    public func events(after: Int64? = nil, onInterruption: (@Sendable (Interruption) -> Void)? = nil) -> LiveEvents {
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
        let answer = Answer(status: response.status.code, headers: response.headers, body: body)
        return answer.failure
            ?? ClientError(notRollcall: server, detail: "GET /events answered \(answer.summary)")
    }

    /// The change an event holds; nil for kinds of event that this version does not know.
    func liveEvent(_ event: ServerSentEvent) throws -> LiveEvent? {
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
