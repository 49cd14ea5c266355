import Dispatch

extension Connection {
    /// The task that waits for a unit has been cancelled.
    func cancel(_ id: Int) {
        if let index = held.firstIndex(where: { $0.id == id }) {
            held.remove(at: index).waiter?.resume(throwing: CancellationError())
        } else if sharing == .exclusive, isAlone(id) {
            cancelOnServer(id)
        } else {
            units.update {
                $0.id == id
            } _: {
                $0.waiter.take()?.resume(throwing: CancellationError())
            }
        }
    }

    /// A cancel request hits whatever the connection is doing, so nobody else may have anything under way.
    private func isAlone(_ id: Int) -> Bool {
        units.all.filter { $0.waiter != nil }.map(\.id) == [id]
    }

    private func cancelOnServer(_ id: Int) {
        guard !isCancelling, let ticket = link?.cancelTicket() else { return }
        units.update {
            $0.id == id
        } _: {
            $0.isCancelled = true
        }
        isCancelling = true
        // libpq opens a connection of its own for it, and waits.
        DispatchQueue.global().async {
            ticket.send()
            self.queue.async { self.assumeIsolated { $0.cancelSent() } }
        }
    }

    /// Only now can the request not hit a later statement.
    private func cancelSent() {
        isCancelling = false
        endFinished()
        let waiting = held
        held = []
        for unit in waiting { submit(unit) }
        shutIfDone()
    }

    func endFinished() {
        for var unit in finished { unit.end() }
        finished = []
    }
}
