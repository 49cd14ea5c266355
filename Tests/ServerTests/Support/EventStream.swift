import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization
import Testing
import Wire

/// What a listener of `GET /events` receives, one event after the other.
final class EventStream: Sendable {
    /// Whether the server says that its connection ends with the stream.
    let endsConnection: Bool
    /// Whether it asks proxies to pass it on at once.
    let isUnbuffered: Bool
    private let received = Received()
    private let reader: Task<Void, Never>

    /// Returns once the server has taken the listener in.
    init(_ peer: Peer, after last: Int64? = nil) async throws {
        var request = peer.request("/events")
        if let last { request.headers.add(name: "last-event-id", value: String(last)) }
        let response = try await HTTPClient.ofPeers.execute(request, timeout: .seconds(60))
        endsConnection = response.headers.first(name: "connection") == "close"
        isUnbuffered = response.headers.first(name: "x-accel-buffering") == "no"
        let received = received
        reader = Task {
            // A stream that breaks off has ended, too.
            try? await Self.read(response, into: received)
            received.end()
        }
        guard response.status == .ok, try await nextBlock() == "retry: 2000" else { throw Malformed() }
    }

    deinit {
        reader.cancel()
    }

    /// The next alert, past any changes of whereabouts; nil where the server has ended the stream.
    func nextAlert() async throws -> AlertEvent? {
        while let block = try await nextBlock() {
            let lines = block.split(separator: "\n")
            guard lines.first == "event: alert", let data = lines.last?.dropFirst(6) else { continue }
            return try WireJSON.decoder().decode(AlertEvent.self, from: Data(data.utf8))
        }
        return nil
    }

    /// The next change of whereabouts, past any alerts; nil where the server has ended the stream.
    func next() async throws -> LiveEvent? {
        while let block = try await nextBlock() {
            let lines = block.split(separator: "\n")
            // Other events have no id, which stands first.
            if lines.first?.hasPrefix("event: ") == true { continue }
            guard let data = lines.first(where: { $0.hasPrefix("data: ") }) else { continue }
            let event = try WireJSON.decoder().decode(LiveEvent.self, from: Data(data.dropFirst(6).utf8))
            guard lines.contains("id: \(event.eventID)"), lines.contains("event: whereabouts") else {
                throw Malformed()
            }
            return event
        }
        return nil
    }

    func next(_ count: Int) async throws -> [LiveEvent] {
        var events: [LiveEvent] = []
        while events.count < count, let event = try await next() { events.append(event) }
        return events
    }

    /// The next scanner that fell silent or came back, past all else; nil where the server has ended the stream.
    func nextScanner() async throws -> ScannerEvent? {
        while let block = try await nextBlock() {
            let lines = block.split(separator: "\n")
            guard lines.first == "event: scanner", let data = lines.last?.dropFirst(6) else { continue }
            return try WireJSON.decoder().decode(ScannerEvent.self, from: Data(data.utf8))
        }
        return nil
    }

    /// What the next event of this name holds, past all else; nil where the server has ended the stream.
    func next<Event: Decodable>(_ name: String, as type: Event.Type = Event.self) async throws -> Event? {
        while let block = try await nextBlock() {
            let lines = block.split(separator: "\n")
            guard lines.first == "event: \(name)", let data = lines.last?.dropFirst(6) else { continue }
            return try WireJSON.decoder().decode(type, from: Data(data.utf8))
        }
        return nil
    }

    /// The next event as it was written; nil where the server has ended the stream.
    func nextBlock() async throws -> String? {
        try await eventually("an event, or the end of the stream") { received.hasBlock }
        return received.takeBlock()
    }

    private static func read(_ response: HTTPClientResponse, into received: Received) async throws {
        for try await chunk in response.body { received.append(String(buffer: chunk)) }
    }

    struct Malformed: Error {}
}

extension EventStream {
    /// The text that came and was not taken yet, in blocks that end with an empty line.
    private final class Received: Sendable {
        private let state = Mutex((text: "", isEnded: false))

        var hasBlock: Bool { state.withLock { $0.isEnded || $0.text.contains("\n\n") } }

        func append(_ text: String) { state.withLock { $0.text += text } }
        func end() { state.withLock { $0.isEnded = true } }

        func takeBlock() -> String? {
            state.withLock { state in
                guard let end = state.text.firstRange(of: "\n\n") else { return nil }
                defer { state.text.removeSubrange(..<end.upperBound) }
                return String(state.text[..<end.lowerBound])
            }
        }
    }
}
