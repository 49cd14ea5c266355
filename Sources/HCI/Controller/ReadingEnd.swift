import Synchronization

/// Whether the transport has stopped reading, for those who wait until it has let go of the adapter.
final class ReadingEnd: Sendable {
    private enum State {
        case reading([CheckedContinuation<Void, Never>])
        case ended
    }

    private let state = Mutex(State.reading([]))

    func mark() {
        let waiters =
            state.withLock { state in
                guard case .reading(let waiters) = state else { return [] }
                state = .ended
                return waiters
            } as [CheckedContinuation<Void, Never>]
        for waiter in waiters { waiter.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                guard case .reading(let waiters) = state else { return true }
                state = .reading(waiters + [continuation])
                return false
            }
            if hasEnded { continuation.resume() }
        }
    }
}
