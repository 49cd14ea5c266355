import Postgres
import Store
import Synchronization

/// What the database told since the rules were looked at last.
struct RuleChanges: Equatable, Sendable {
    /// The connection is new: anything may have been missed.
    var isAll = false
    var isWhereabouts = false
    /// Devices that said something new.
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

/// Gathers news, and wakes the viewer at the rules: however many come, one look takes them all.
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

    /// It is time to look at what turns by time.
    func wake() { continuation.yield() }

    func take() -> RuleChanges {
        news.withLock { news in
            defer { news = RuleChanges() }
            return news
        }
    }
}
