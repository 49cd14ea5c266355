import Postgres
import Store

/// The notifications of the database since the rules were last evaluated.
struct RuleChanges: Equatable, Sendable {
    /// Whether the connection is new, so notifications may have been missed.
    var isAll = false
    var isWhereabouts = false
    /// Devices with a new report.
    var devices: Set<Int64> = []
    /// Tables of rules that were changed.
    var tables: Set<String> = []

    static let channels = [ChangeRepository.channel, DeviceRepository.channel, RuleRepository.channel]

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
