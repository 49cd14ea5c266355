/// What `notify` sent.
public struct PostgresNotification: Hashable, Sendable {
    public let channel: String
    /// Empty when none was given; under 8,000 bytes.
    public let payload: String
}

public enum ListenEvent: Hashable, Sendable {
    /// From now on nothing is missed. What was sent before, also since the last notification, has to be looked up.
    case listening
    case notification(PostgresNotification)
}

/// Notifications that have come and are not yet read. When there are too many all are dropped, and the reader is told
/// to look up what it missed.
struct NotificationBuffer {
    private let limit: Int
    private var events: [ListenEvent] = []

    init(limit: Int) {
        self.limit = limit
    }

    var isEmpty: Bool { events.isEmpty }

    mutating func append(_ notification: PostgresNotification) {
        if events.count >= limit { events = [.listening] }
        events.append(.notification(notification))
    }

    mutating func takeAll() -> [ListenEvent] {
        defer { events = [] }
        return events
    }
}
