import Postgres
import Store
import Synchronization

/// Collects notifications, and wakes the evaluation of the rules: one run processes all that have arrived.
final class RuleSignals: Sendable {
    static let channels = [ChangeRepository.channel, DeviceRepository.channel, RuleRepository.channel]

    private let news = Mutex(RuleChanges())
    private let continuation: AsyncStream<Void>.Continuation
    let wakes: AsyncStream<Void>

    init() {
        (wakes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func post(_ event: PostgresNotification.Event) {
        news.withLock { $0.take(event) }
        continuation.yield()
    }

    /// Wakes the evaluation for conditions that depend on time.
    func wake() { continuation.yield() }

    func take() -> RuleChanges {
        news.withLock { news in
            defer { news = RuleChanges() }
            return news
        }
    }
}
