/// A notification sent with `notify`.
public struct PostgresNotification: Hashable, Sendable {
    public let channel: String
    /// Empty if none was given; under 8,000 bytes.
    public let payload: String
}

extension PostgresNotification {
    public enum Event: Hashable, Sendable {
        /// From now on nothing is missed. What was sent before, even since the last notification, must be looked up.
        case listening
        case notification(PostgresNotification)
    }
}

extension PostgresNotification {
    /// Notifications that have arrived and are not yet read. If there are too many, all are dropped, and the reader is
    /// notified that it must look up what it missed.
    struct Buffer: Sendable {
        private let limit: Int
        private(set) var events: [PostgresNotification.Event] = []

        init(limit: Int) {
            self.limit = limit
        }

        mutating func append(_ notification: PostgresNotification) {
            if events.count >= limit { events = [.listening] }
            events.append(.notification(notification))
        }
    }
}
