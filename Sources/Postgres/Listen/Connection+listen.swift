import Dispatch

extension Connection {
    func takeNotifications(from link: Link) {
        while let notification = link.nextNotification() { notifications.append(notification) }
        if !notifications.isEmpty { wakeListener() }
    }

    func wakeListener() {
        notificationWaiter.take()?.resume()
    }

    /// The notifications that have come, after waiting for the first. None when the connection has ended or the task
    /// has been cancelled. One caller at a time.
    func nextNotifications() async -> [ListenEvent] {
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
