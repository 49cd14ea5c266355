import Accounts
import AsyncAlgorithms
import Hummingbird
import Live
import NIOCore
import ServiceLifecycle
import Store
import Wire

/// Writes a helper's events: that their roll-call has changed, and nothing else.
///
/// It ends with their link. The end of a link is a change of the roll-call too, so the helper is notified at once, on
/// every server.
struct HelperEventSource: EventWriting {
    private enum Item: Sendable {
        case live(LiveHub.Item)
        case interval
        case end
    }

    let services: Services
    let muster: Int64
    /// The token of their phone.
    let token: String
    /// Ends when the listener closes the connection.
    let gone: AsyncStream<Void>

    func write(to writer: inout any ResponseBodyWriter) async throws {
        let live = await services.hub.subscribe(person: nil)
        // A link that ended before this moment causes no further event.
        guard try await isKnown() else { return }
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
        let items = merge(
            live.map { Item.live($0) }.endedBy(.end),
            AsyncTimerSequence(interval: EventSource.interval, clock: .continuous).map { _ in Item.interval },
            gone.map { _ in Item.end }.endedBy(.end))
        for await item in items.cancelOnGracefulShutdown() {
            switch item {
            case .live(.muster(let event)) where event.musterID == muster:
                try await EventSource.write("muster", event, to: &writer)
                guard try await isKnown() else { return }
            case .live: break
            case .interval:
                try await writer.write(ByteBuffer(string: ":\n\n"))
                guard try await isKnown() else { return }
            case .end: return
            }
        }
    }

    private func isKnown() async throws -> Bool {
        try await HelperRepository(services.pool.points).use(
            SecretToken(shown: token).hash, at: services.clock.now) != nil
    }
}
