import Concurrency
import MQTT
import Postgres
import Store

/// Collects what happens while the link writes, so that it is written together.
typealias LinkMailbox = Mailbox<LinkWork>

extension LinkMailbox {
    convenience init() {
        self.init(LinkWork())
    }

    /// Returns when the events have been taken: the sender of messages brings no more until then.
    func enqueue(_ events: [MQTTEvent]) async {
        await deliver { $0.events += events }
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
}
