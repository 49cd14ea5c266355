internal import Concurrency

/// Passes events to the reader.
typealias Inbox = Mailbox<PendingEvents>

extension Inbox {
    convenience init(limits: MQTTInboxLimits) {
        self.init(PendingEvents(limits: limits))
    }

    func put(_ message: MQTTMessage) {
        put { $0.append(message) }
    }

    func put(change: MQTTEvent) {
        put { $0.append(change: change) }
    }

    /// Waits for the first event; returns none once the inbox has ended or the task has been cancelled.
    func nextEvents() async -> [MQTTEvent] {
        await take()?.all ?? []
    }
}
