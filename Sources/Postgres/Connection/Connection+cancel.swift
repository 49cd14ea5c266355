internal import CPQ
import Dispatch

extension Connection {
    /// Handles the cancellation of the task that waits for a unit.
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

    /// Returns whether no other unit is under way: a cancel request hits whatever the connection is doing.
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
        // libpq opens a separate connection for the request, and blocks.
        DispatchQueue.global().async {
            ticket.send()
            self.queue.async { self.assumeIsolated { $0.cancelSent() } }
        }
    }

    /// Resumes sending: only now can the request no longer hit a later statement.
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

extension Connection {
    /// What libpq needs to cancel a connection's current work, from any thread.
    ///
    /// Unchecked: libpq fills it once and only reads it afterwards.
    final class CancelTicket: @unchecked Sendable {
        private let handle: OpaquePointer

        init(_ handle: OpaquePointer) {
            self.handle = handle
        }

        deinit {
            PQfreeCancel(handle)
        }

        /// Blocks until the server has passed the request on to the connection's process.
        func send() {
            var message = [CChar](repeating: 0, count: 256)
            PQcancel(handle, &message, Int32(message.count))
        }
    }
}
