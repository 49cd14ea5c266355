import Synchronization

/// A clock that stands still until a test moves it. Who sleeps on it wakes when the time has come.
public final class TestClock: Clock {
    public struct Instant: InstantProtocol {
        let offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastNumber = 0
        var sleepers: [Int: Sleeper] = [:]
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    public init() {}

    public var now: Instant { state.withLock(\.now) }
    public var minimumResolution: Duration { .zero }

    /// How many sleep now.
    public var sleeperCount: Int { state.withLock(\.sleepers.count) }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let hasElapsed = await withTaskCancellationHandler {
            await withCheckedContinuation { add(Sleeper(deadline: deadline, continuation: $0), number) }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation.resume(returning: false)
        }
        if !hasElapsed { throw CancellationError() }
    }

    /// Moves the time and wakes those whose time has come, the earliest first.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in woken { sleeper.continuation.resume(returning: true) }
    }

    /// Returns when somebody sleeps.
    public func waitForSleeper() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.sleepers.isEmpty { state.watchers.append(continuation) }
                return !state.sleepers.isEmpty
            }
            if isThere { continuation.resume() }
        }
    }

    private func add(_ sleeper: Sleeper, _ number: Int) {
        let isCancelled = Task.isCancelled
        let (answer, watchers) =
            state.withLock { state in
                if isCancelled { return (false, []) }
                if sleeper.deadline <= state.now { return (true, []) }
                state.sleepers[number] = sleeper
                defer { state.watchers = [] }
                return (nil, state.watchers)
            } as (Bool?, [CheckedContinuation<Void, Never>])
        if let answer { sleeper.continuation.resume(returning: answer) }
        for watcher in watchers { watcher.resume() }
    }
}
