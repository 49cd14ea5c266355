import Postgres
import Store
import Synchronization

/// The notifications of the database since the rules were last evaluated.
struct RuleChanges: Equatable, Sendable {
    /// Whether the connection is new, so notifications may have been missed.
    var isAll = false
    var isWhereabouts = false
    /// Devices with a new report.
    var devices: Set<Int64> = []
    /// Tables of rules that were changed.
    var tables: Set<String> = []

    mutating func take(_ event: PostgresNotification.Event) {
        guard case .notification(let notification) = event else { return isAll = true }
        switch notification.channel {
        case ChangeRepository.channel: isWhereabouts = true
        case DeviceRepository.channel: Int64(notification.payload).map { _ = devices.insert($0) }
        case RuleRepository.channel: tables.insert(notification.payload)
        default: break
        }
    }
}

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
