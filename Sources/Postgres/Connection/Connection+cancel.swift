internal import CPQ
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

    /// A cancel request hits whatever the connection is doing, so no other caller may have anything under way.
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

extension Connection {
    /// What libpq needs to cancel what a connection is doing, from any thread.
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
