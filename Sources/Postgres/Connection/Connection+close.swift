internal import Concurrency
import Dispatch
import Sockets

extension Connection {
    /// Accepts no more queries, lets those under way finish, and closes. After `limit`, or if the task is cancelled, it
    /// aborts them.
    public func close(within limit: Duration = .seconds(10)) async {
        isClosing = true
        shutIfDone()
        queue.asyncAfter(deadline: .after(limit)) { [weak self] in
            self?.assumeIsolated { $0.lose("The connection was closed before the statement ended.") }
        }
        await ended()
        lose("The connection was closed before the statement ended.")
    }

    /// Returns once the connection is lost or closed, or the task has been cancelled.
    func ended() async {
        await withTaskCancellationHandler {
            while link != nil, !Task.isCancelled {
                await withCheckedContinuation { endWaiters.append($0) }
            }
        } onCancel: {
            queue.async { self.assumeIsolated { $0.wakeEndWaiters() } }
        }
    }

    private func wakeEndWaiters() {
        let waiters = endWaiters
        endWaiters = []
        for waiter in waiters { waiter.resume() }
    }

    func shutIfDone() {
        if isClosing, !isCancelling, units.isEmpty { end(PostgresError(.connectionClosed, message: "It is closed.")) }
    }

    /// Ends a broken connection: no more results will come, so every waiting task is resumed with an error.
    func lose(_ reason: String) {
        guard link != nil else { return }
        let cause = units.first?.failure
        end(PostgresError(.connectionLost, message: reason, cause: cause))
    }

    /// Closes the connection because more bytes arrived than `receiveLimit` allows.
    func refuseMore() {
        end(PostgresError(.resultTooLarge, message: "The results have more bytes than are taken."))
    }

    private func end(_ error: PostgresError) {
        guard link != nil else { return }
        link = nil
        setOpen(false)
        isCancelling = false
        endFinished()
        for unit in units.removeAll() { unit.waiter?.resume(throwing: error.about(unit.queries)) }
        for unit in held { unit.waiter?.resume(throwing: error.about(unit.queries)) }
        held = []
        wakeEndWaiters()
        notifications.finish()
    }
}

extension PostgresError {
    fileprivate func about(_ queries: [Query]) -> PostgresError {
        var copy = self
        copy.query = queries.first?.text
        return copy
    }
}
