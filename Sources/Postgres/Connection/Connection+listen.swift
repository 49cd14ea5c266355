internal import Concurrency

extension Connection {
    func takeNotifications(from link: Link) {
        while let notification = link.nextNotification() { notifications.put { $0.append(notification) } }
    }

    /// Waits for the first notification and returns all that have arrived; empty if the connection has ended or the
    /// task has been cancelled. Only one caller at a time may wait.
    nonisolated func nextNotifications() async -> [PostgresNotification.Event] {
        await notifications.take()?.events ?? []
    }
}
