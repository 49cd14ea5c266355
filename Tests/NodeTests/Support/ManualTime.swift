import Foundation
import Node
import Synchronization

/// Time that stands still while anything is at work: it moves to the next deadline when as many tasks sleep as there
/// are in the scene.
final class ManualTime: RealTime {
    private struct Sleeper {
        let deadline: Duration
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var elapsed = Duration.zero
        var sleepers: [UUID: Sleeper] = [:]
        var sleeps: [Duration] = []
        /// Sleeps that end later go on.
        var limit: Duration
        /// How far the wall clock was set.
        var shift = 0.0
    }

    static let start = Date(timeIntervalSince1970: 1_790_000_000.5)

    private let state: Mutex<State>
    private let tasks: Int

    /// - Parameter tasks: how many sleep when nothing is at work.
    /// - Parameter limit: where time stands still, until `advance`.
    init(tasks: Int = 1, limit: Duration = .seconds(1_000_000_000)) {
        self.tasks = tasks
        state = Mutex(State(limit: limit))
    }

    var elapsed: Duration { state.withLock { $0.elapsed } }

    var wall: Date {
        state.withLock { Self.start.addingTimeInterval($0.elapsed / .seconds(1) + $0.shift) }
    }

    /// How long each sleep was to last.
    var sleeps: [Duration] { state.withLock { $0.sleeps } }

    func pass(_ duration: Duration) {
        state.withLock { $0.elapsed += duration }
    }

    func setWall(by seconds: Double) {
        state.withLock { $0.shift += seconds }
    }

    /// Lets time go on up to a moment, and returns when all have done what is to be done until then.
    func advance(to limit: Duration) async {
        let woken = state.withLock { state -> [CheckedContinuation<Void, any Error>] in
            state.limit = limit
            return takeDue(&state)
        }
        woken.forEach { $0.resume() }
        while !isAtRest { await Task.yield() }
        state.withLock { $0.elapsed = max($0.elapsed, limit) }
    }

    private var isAtRest: Bool {
        state.withLock { state in
            state.sleepers.count >= tasks && state.sleepers.values.allSatisfy { $0.deadline > state.limit }
        }
    }

    func sleep(until deadline: Duration) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                for due in register(id, Sleeper(deadline: deadline, continuation: continuation)) {
                    due.resume()
                }
                // A cancellation that came before the sleeper was there has found nobody.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: UUID) {
        state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
    }

    /// The continuations whose deadline has come.
    private func register(_ id: UUID, _ sleeper: Sleeper) -> [CheckedContinuation<Void, any Error>] {
        state.withLock { state in
            state.sleepers[id] = sleeper
            state.sleeps.append(sleeper.deadline - state.elapsed)
            return takeDue(&state)
        }
    }

    private func takeDue(_ state: inout State) -> [CheckedContinuation<Void, any Error>] {
        if state.sleepers.count >= tasks, let next = state.sleepers.values.map(\.deadline).min(), next <= state.limit {
            state.elapsed = max(state.elapsed, next)
        }
        let due = state.sleepers.filter { $0.value.deadline <= state.elapsed }
        due.keys.forEach { state.sleepers[$0] = nil }
        return due.values.map(\.continuation)
    }
}
