import Synchronization

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

/// Passes events to the reader.
final class Inbox: Sendable {
    private struct State {
        var pending: PendingEvents
        var waiter: CheckedContinuation<Void, Never>?
        var hasEnded = false
    }

    private let state: Mutex<State>

    init(limits: MQTTInboxLimits) {
        state = Mutex(State(pending: PendingEvents(limits: limits)))
    }

    func put(_ message: MQTTMessage) {
        wake { $0.pending.append(message) }
    }

    func put(change: MQTTEvent) {
        wake { $0.pending.append(change: change) }
    }

    /// Ends the inbox: no more events will follow, but those present can still be read.
    func end() {
        wake { $0.hasEnded = true }
    }

    /// Waits for the first event; returns none once it has ended or the task has been cancelled.
    func nextEvents() async -> [MQTTEvent] {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let isReady = state.withLock { state in
                    guard state.pending.isEmpty, !state.hasEnded, !Task.isCancelled else { return true }
                    state.waiter = waiter
                    return false
                }
                if isReady { waiter.resume() }
            }
        } onCancel: {
            wake { _ in }
        }
        return state.withLock { $0.pending.takeAll() }
    }

    private func wake(_ change: (inout State) -> Void) {
        let waiter = state.withLock { state in
            change(&state)
            return state.waiter.take()
        }
        waiter?.resume()
    }
}
