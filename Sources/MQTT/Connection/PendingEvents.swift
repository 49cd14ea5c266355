/// The unread events. A value that decides which events are kept.
struct PendingEvents {
    private let limits: MQTTInboxLimits
    private var events: [MQTTEvent] = []
    private var messages = 0
    private var bytes = 0
    private var dropped = 0

    init(limits: MQTTInboxLimits) {
        self.limits = limits
    }

    var isEmpty: Bool { events.isEmpty && dropped == 0 }

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

    mutating func takeAll() -> [MQTTEvent] {
        defer { self = PendingEvents(limits: limits) }
        return dropped > 0 ? events + [.dropped(dropped)] : events
    }
}
