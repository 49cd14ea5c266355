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
