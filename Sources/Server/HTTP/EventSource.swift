import Accounts
import AsyncAlgorithms
import Foundation
import Hummingbird
import Live
import NIOCore
import ServiceLifecycle
import Store
import Wire

/// Writes one listener's events: first what the record has since the last one seen, then what comes live.
struct EventSource: Sendable {
    private enum Item: Sendable {
        case event(LiveEvent)
        case pause
        case end
    }

    /// A comment this often keeps proxies from closing the connection, and finds out that a session has ended.
    private static let pause = Duration.seconds(15)
    private static let pageSize = 500

    let services: Services
    /// Only this person's events; nil for everybody's.
    let person: Int64?
    /// The last event the listener has seen; nil to begin with now.
    let after: Int64?
    let sessionToken: String

    func write(to writer: inout any ResponseBodyWriter) async throws {
        // Subscribed first and read from the record then, nothing falls in between; what comes twice is skipped.
        let live = await services.hub.subscribe(person: person)
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
        var last = try await replay(to: &writer)
        let items = merge(
            live.map { Item.event($0) }.endedBy(.end),
            AsyncTimerSequence(interval: Self.pause, clock: .continuous).map { _ in Item.pause })
        for await item in items.cancelOnGracefulShutdown() {
            switch item {
            case .event(let event) where event.eventID > last:
                try await writer.write(try Self.encode(event))
                last = event.eventID
            case .event: break
            case .pause:
                guard try await isStillLoggedIn() else { return }
                try await writer.write(ByteBuffer(string: ":\n\n"))
            case .end: return
            }
        }
    }

    /// Returns the id of the last event that the listener has now.
    private func replay(to writer: inout any ResponseBodyWriter) async throws -> Int64 {
        guard var last = after else { return try await begin(to: &writer) }
        while true {
            let changes = try await ChangeRepository(services.pool).changes(
                after: last, of: person, limit: Self.pageSize)
            for change in changes {
                try await writer.write(try Self.encode(LiveEvent(change)))
                last = change.id
            }
            guard changes.count == Self.pageSize else { return last }
        }
    }

    /// A listener that begins now learns the newest id, so that it misses nothing even if it is cut off before
    /// the first event.
    private func begin(to writer: inout any ResponseBodyWriter) async throws -> Int64 {
        let newest = try await ChangeRepository(services.pool).newest()
        try await writer.write(ByteBuffer(string: "id: \(newest)\n\n"))
        return newest
    }

    private func isStillLoggedIn() async throws -> Bool {
        try await SessionRepository(services.pool).person(
            tokenHash: SecretToken(shown: sessionToken).hash, at: services.clock.now) != nil
    }

    private static func encode(_ event: LiveEvent) throws -> ByteBuffer {
        let json = String(decoding: try WireJSON.encoder().encode(event), as: UTF8.self)
        return ByteBuffer(string: "id: \(event.eventID)\nevent: whereabouts\ndata: \(json)\n\n")
    }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The sequence with one more element after its last.
    fileprivate func endedBy(_ last: Element) -> AsyncChain2Sequence<Self, AsyncSyncSequence<[Element]>> {
        chain(self, [last].async)
    }
}
