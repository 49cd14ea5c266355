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
        /// How far the wall clock was set.
        var shift = 0.0
    }

    static let start = Date(timeIntervalSince1970: 1_790_000_000.5)

    private let state = Mutex(State())
    private let tasks: Int

    /// - Parameter tasks: how many sleep when nothing is at work.
    init(tasks: Int = 1) {
        self.tasks = tasks
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

    func sleep(until deadline: Duration) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                for due in register(id, Sleeper(deadline: deadline, continuation: continuation)) {
                    due.resume()
                }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
        }
    }

    /// The continuations whose deadline has come.
    private func register(_ id: UUID, _ sleeper: Sleeper) -> [CheckedContinuation<Void, any Error>] {
        state.withLock { state in
            state.sleepers[id] = sleeper
            state.sleeps.append(sleeper.deadline - state.elapsed)
            if state.sleepers.count >= tasks, let next = state.sleepers.values.map(\.deadline).min() {
                state.elapsed = max(state.elapsed, next)
            }
            let due = state.sleepers.filter { $0.value.deadline <= state.elapsed }
            due.keys.forEach { state.sleepers[$0] = nil }
            return due.values.map(\.continuation)
        }
    }
}
