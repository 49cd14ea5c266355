import MQTT
import Postgres
import Store
import Synchronization

/// Collects what happens while the link writes, so that it is written together.
final class LinkMailbox: Sendable {
    private struct State {
        var work = LinkWork()
        var hasWork = false
        var isOver = false
        var reader: CheckedContinuation<Void, Never>?
        /// The sender of messages, which brings no more until these are taken.
        var giver: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Waits for work; nil if the mailbox has ended.
    func take() async -> LinkWork? {
        await withCheckedContinuation { reader in
            let isReady = state.withLock { state in
                guard !state.hasWork, !state.isOver else { return true }
                state.reader = reader
                return false
            }
            if isReady { reader.resume() }
        }
        let (work, giver) = state.withLock { state in
            defer { (state.work, state.hasWork) = (LinkWork(), false) }
            return (state.isOver ? nil : state.work, state.giver.take())
        }
        giver?.resume()
        return work
    }

    /// Returns when the events have been taken. At most one caller at a time.
    func enqueue(_ events: [MQTTEvent]) async {
        await withCheckedContinuation { giver in
            let isOver = state.withLock { state in
                if state.isOver { return true }
                state.giver = giver
                return false
            }
            if isOver { giver.resume() } else { put { $0.events += events } }
        }
    }

    /// Makes the link check the time.
    func wake() {
        put { _ in }
    }

    func failed(_ command: Int64, _ error: any Error) {
        put { $0.failures.append((command, error)) }
    }

    func note(_ event: PostgresNotification.Event) {
        guard case .notification(let notification) = event else { return put { $0.isStale = true } }
        switch notification.channel {
        case CommandRepository.channel, UnlockRepository.channel: note(step: notification.payload)
        case DeviceRepository.channel, LockRepository.channel:
            if let id = Int64(notification.payload) { put { $0.changed.insert(id) } }
        default: put { $0.isStale = true }
        }
    }

    /// Handles a notification with the number of a command, of its device, and its state; or of an attempt, of its
    /// lock, and its state. Steps that the link itself wrote are ignored.
    private func note(step payload: String) {
        let parts = payload.split(separator: " ")
        guard parts.count == 3, let id = Int64(parts[0]) else { return }
        switch parts[2] {
        case "asked": put { $0.asked.insert(id) }
        case "cancelled", "replaced": put { $0.ended.insert(id) }
        case UnlockRepository.proceeding: put { $0.proceeding.insert(id) }
        default: break
        }
    }

    func end() {
        let (reader, giver) = state.withLock { state in
            state.isOver = true
            return (state.reader.take(), state.giver.take())
        }
        reader?.resume()
        giver?.resume()
    }

    private func put(_ change: (inout LinkWork) -> Void) {
        let reader = state.withLock { state in
            change(&state.work)
            state.hasWork = true
            return state.reader.take()
        }
        reader?.resume()
    }
}
