import Foundation
import Presence
import Synchronization
import Vocabulary
import Wire

@testable import Server

/// A clock that stands still until a test moves it. Servers that go by it do what is due when it moves; while it stands
/// still they look round four times a second.
final class ManualClock: TimeSource {
    /// A Tuesday at half past eight.
    static let start = Date(timeIntervalSince1970: 1_788_251_400)

    /// Services of one server that wait by its clock: each calls `sleep` in a loop.
    private static let services = 10

    /// A service that waits for its time.
    private struct Sleeper {
        /// In seconds that have elapsed.
        let due: TimeInterval
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now: Date
        var lead: TimeInterval = 0
        var elapsed: TimeInterval = 0
        var sleepers: [UUID: Sleeper] = [:]
        /// The writers of the servers that go by it.
        var writers: [Ingest] = []
    }

    private let state: Mutex<State>
    let rate = 50.0

    init(_ start: Date = ManualClock.start) {
        state = Mutex(State(now: start))
    }

    var civil: Date { state.withLock { $0.now - $0.lead } }

    var uptime: Duration { .seconds(state.withLock(\.elapsed) / rate) }

    var lead: TimeInterval {
        get { state.withLock(\.lead) }
        set { state.withLock { $0.lead = newValue } }
    }

    var now: Date { state.withLock(\.now) }

    func reach(_ time: Date) {
        state.withLock { $0.now = max($0.now, time) }
    }

    /// Moves the clock. What sleeps by it goes on sleeping until a server has decided, or for a quarter of a second.
    func advance(by seconds: TimeInterval) {
        state.withLock {
            $0.now += seconds
            $0.elapsed += seconds
        }
    }

    func add(_ writer: Ingest) {
        state.withLock { $0.writers.append(writer) }
    }

    /// Has the server that owns the engine decide at the time it is, as its ticker does; then wakes what is due by this
    /// clock, much of which acts on what was decided, and waits until that is done.
    /// - Returns: false if no server owns the engine.
    func decide() async -> Bool {
        for writer in state.withLock(\.writers) where await writer.lease != nil {
            do {
                try await writer.submit(.tick(.all))
                if await writer.isRetryDue { try await writer.submit(.retryQuarantined) }
            } catch let failure as Failure where failure.code == .unavailable {
                continue
            } catch {
                // A commit that the database refuses is a test's subject; the engine has had its turn.
            }
            await work(due: state.withLock(\.elapsed))
            return true
        }
        return false
    }

    /// Has all services of a server look round once, due or not; false while some have not begun.
    func lookRound() async -> Bool {
        guard state.withLock({ $0.sleepers.count >= Self.services }) else { return false }
        await work(due: .infinity)
        return true
    }

    /// Wakes what is due, and returns when as many sleep again; after five seconds in any case, since a service may
    /// have ended, or waits for something else.
    private func work(due time: TimeInterval) async {
        let (before, due) = state.withLock { state in
            let due = state.sleepers.filter { $0.value.due <= time }
            let before = state.sleepers.count
            for id in due.keys { state.sleepers[id] = nil }
            return (before, due)
        }
        for sleeper in due.values { sleeper.continuation.resume() }
        let timeout = ContinuousClock.now + .seconds(5)
        while state.withLock({ $0.sleepers.count < before }), ContinuousClock.now < timeout {
            try? await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Returns when the clock has moved so far, or, while it stands still, after a quarter of a second at least.
    func sleep(for seconds: Double) async {
        let id = UUID()
        let alarm = Task {
            try await Task.sleep(for: .seconds(max(seconds / rate, 0.25)))
            wake(id)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isLate = state.withLock { state in
                    guard !Task.isCancelled else { return true }
                    state.sleepers[id] = Sleeper(due: state.elapsed + seconds, continuation: continuation)
                    return false
                }
                if isLate { continuation.resume() }
            }
        } onCancel: {
            wake(id)
        }
        alarm.cancel()
    }

    private func wake(_ id: UUID) {
        state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume()
    }
}
