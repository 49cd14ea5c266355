import Synchronization

/// Requests that wait for the end of a command, an unlock attempt or an activation. They are woken at each of its
/// steps.
final class ProgressWaiters: Sendable {
    private struct State {
        var waiting: [Int64: [Int: AsyncStream<Void>.Continuation]] = [:]
        var nextKey = 0
    }

    private let state = Mutex(State())

    /// Returns a sequence with an element for each further step; steps that coincide are merged.
    func steps(of number: Int64) -> AsyncStream<Void> {
        let (steps, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let key = state.withLock { state in
            state.nextKey += 1
            state.waiting[number, default: [:]][state.nextKey] = continuation
            return state.nextKey
        }
        continuation.onTermination = { [weak self] _ in self?.remove(key, of: number) }
        return steps
    }

    func wake(_ number: Int64) {
        for waiter in state.withLock({ Array($0.waiting[number, default: [:]].values) }) { waiter.yield() }
    }

    func wakeAll() {
        for waiter in state.withLock({ $0.waiting.values.flatMap(\.values) }) { waiter.yield() }
    }

    private func remove(_ key: Int, of number: Int64) {
        state.withLock { state in
            state.waiting[number]?[key] = nil
            if state.waiting[number]?.isEmpty == true { state.waiting[number] = nil }
        }
    }
}

extension ProgressWaiters {
    /// Checks at each step until a result is found; when the time is over, returns the result of a last check.
    /// - Parameter find: returns nil while the result is not there yet.
    func result<Found: Sendable>(
        of number: Int64, within limit: Duration, _ find: @escaping @Sendable () async throws -> Found?
    ) async throws -> Found? {
        let steps = steps(of: number)
        return try await withThrowingTaskGroup(of: Found?.self) { group in
            group.addTask {
                if let found = try await find() { return found }
                for await _ in steps {
                    if let found = try await find() { return found }
                }
                return nil
            }
            group.addTask {
                try await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
