import Postgres
import Vocabulary

/// A change of an alert's state.
public struct AlertTransition: Equatable, Sendable {  // generated: init
    public enum Change: String, Sendable {
        case opened, reopened, acknowledged, closed
    }

    public let alert: Int64
    public let change: Change

    /// The webhook message for it; nil if none is sent.
    fileprivate var message: WebhookMessageType? {
        switch change {
        case .opened, .reopened: .alertOpened
        case .closed: .alertClosed
        case .acknowledged: nil
        }
    }

    /// The payload of its notification.
    var payload: String { "\(alert) \(change.rawValue)" }
}

extension AlertTransition {
    /// Parses the payload of a notification on `AlertRepository.channel`; nil for anything else.
    public init?(payload: String) {
        let parts = payload.split(separator: " ")
        guard parts.count == 2, let alert = Int64(parts[0]), let change = Change(rawValue: String(parts[1])) else {
            return nil
        }
        self.init(alert: alert, change: change)
    }
}

extension AlertRepository {
    /// The channel on which each transaction that opens, closes or acknowledges an alert announces it.
    public static let channel = "alert"

    /// Announces alerts that were opened, reopened, acknowledged or closed. It runs in the transaction that changed
    /// them, so that messages are sent only if that transaction commits.
    func announce(_ turns: [AlertTransition]) async throws {
        guard !turns.isEmpty else { return }
        try await WebhookOutbox(database).put(turns.compactMap { turn in turn.message.map { (turn.alert, $0) } })
        try await database.query(
            """
            select pg_notify(\(Self.channel), payload) from unnest(\(turns.map(\.payload))) as turn (payload)
            """)
    }
}
