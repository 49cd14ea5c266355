import Synchronization

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
