import Dispatch

extension Connection {
    func takeNotifications(from link: Link) {
        while let notification = link.nextNotification() { notifications.append(notification) }
        if !notifications.isEmpty { wakeListener() }
    }

    func wakeListener() {
        notificationWaiter.take()?.resume()
    }

    /// Waits for the first notification and returns all that have arrived; empty if the connection has ended or the
    /// task has been cancelled. Only one caller at a time may wait.
    func nextNotifications() async -> [PostgresNotification.Event] {
        if notifications.isEmpty, link != nil {
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiter in
                    if Task.isCancelled { waiter.resume() } else { notificationWaiter = waiter }
                }
            } onCancel: {
                queue.async { self.assumeIsolated { $0.wakeListener() } }
            }
        }
        return notifications.takeAll()
    }
}

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
    struct Buffer {
        private let limit: Int
        private var events: [PostgresNotification.Event] = []

        init(limit: Int) {
            self.limit = limit
        }

        var isEmpty: Bool { events.isEmpty }

        mutating func append(_ notification: PostgresNotification) {
            if events.count >= limit { events = [.listening] }
            events.append(.notification(notification))
        }

        mutating func takeAll() -> [PostgresNotification.Event] {
            defer { events = [] }
            return events
        }
    }
}
