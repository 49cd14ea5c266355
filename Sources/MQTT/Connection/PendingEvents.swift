/// The unread events. A value that decides which events are kept.
struct PendingEvents: Sendable {
    private let limits: MQTTInboxLimits
    private var events: [MQTTEvent] = []
    private var messages = 0
    private var bytes = 0
    private var dropped = 0

    init(limits: MQTTInboxLimits) {
        self.limits = limits
    }

    /// The events in their order, and at the end how many were dropped.
    var all: [MQTTEvent] { dropped > 0 ? events + [.dropped(dropped)] : events }

    mutating func append(_ message: MQTTMessage) {
        let size = message.topic.utf8.count + message.payload.count
        guard messages < limits.messages, bytes + size <= limits.bytes else { return dropped += 1 }
        messages += 1
        bytes += size
        events.append(.message(message))
    }

    /// Adds a change. Of consecutive changes only the last one matters.
    mutating func append(change: MQTTEvent) {
        if case .connected? = events.last { events.removeLast() }
        if case .disconnected? = events.last { events.removeLast() }
        events.append(change)
    }
}
