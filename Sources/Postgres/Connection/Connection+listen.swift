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
