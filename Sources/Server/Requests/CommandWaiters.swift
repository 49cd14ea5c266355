import Synchronization

/// Requests that wait for a command to be over. They are woken at each of its steps.
final class CommandWaiters: Sendable {
    private struct State {
        var waiting: [Int64: [Int: AsyncStream<Void>.Continuation]] = [:]
        var nextKey = 0
    }

    private let state = Mutex(State())

    /// An element for each step of a command from now on; several that come together are one.
    func steps(of command: Int64) -> AsyncStream<Void> {
        let (steps, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let key = state.withLock { state in
            state.nextKey += 1
            state.waiting[command, default: [:]][state.nextKey] = continuation
            return state.nextKey
        }
        continuation.onTermination = { [weak self] _ in self?.remove(key, of: command) }
        return steps
    }

    func wake(_ command: Int64) {
        for waiter in state.withLock({ Array($0.waiting[command, default: [:]].values) }) { waiter.yield() }
    }

    func wakeAll() {
        for waiter in state.withLock({ $0.waiting.values.flatMap(\.values) }) { waiter.yield() }
    }

    private func remove(_ key: Int, of command: Int64) {
        state.withLock { state in
            state.waiting[command]?[key] = nil
            if state.waiting[command]?.isEmpty == true { state.waiting[command] = nil }
        }
    }
}
