import Synchronization

/// Admits a bounded number of callers at a time, in order of arrival; the others wait.
public final class AsyncSemaphore: Sendable {
    private let line: Mutex<SemaphoreLine>

    /// - Parameter width: how many may be inside at a time.
    public init(width: Int) {
        line = Mutex(SemaphoreLine(width: width))
    }

    /// Runs the body, and rethrows its errors.
    public func pass<Result, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        await withCheckedContinuation(isolation: isolation) { continuation in
            if line.withLock({ $0.enter(continuation) }) { continuation.resume() }
        }
        defer { line.withLock { $0.leave() }?.resume() }
        return try await body()
    }
}

/// Admits a bounded number of callers at a time for each key, in order of arrival; the others wait.
public final class KeyedSemaphore<Key: Hashable & Sendable>: Sendable {
    private let width: Int
    private let limit: Int
    /// The keys with callers inside.
    private let lines = Mutex<[Key: SemaphoreLine]>([:])

    /// - Parameters:
    ///   - width: how many may be inside at a time.
    ///   - limit: how many may wait.
    public init(width: Int, limit: Int) {
        self.width = width
        self.limit = limit
    }

    /// Runs the body. Throws `SemaphoreFull` if too many callers are already waiting, and rethrows the errors of the
    /// body.
    public func pass<Result>(
        isolation: isolated (any Actor)? = #isolation, _ key: Key, _ body: () async throws -> Result
    ) async throws -> Result {
        guard lines.withLock({ $0[key]?.waitingCount ?? 0 }) < limit else { throw SemaphoreFull() }
        await withCheckedContinuation(isolation: isolation) { continuation in
            let isAdmitted = lines.withLock { $0[key, default: SemaphoreLine(width: width)].enter(continuation) }
            if isAdmitted { continuation.resume() }
        }
        defer { leave(key) }
        return try await body()
    }

    private func leave(_ key: Key) {
        let next = lines.withLock { lines in
            let next = lines[key]?.leave()
            if lines[key]?.isEmpty == true { lines[key] = nil }
            return next
        }
        next?.resume()
    }
}

/// Too many callers wait at a `KeyedSemaphore`.
public struct SemaphoreFull: Error {}

/// The callers inside a semaphore, and those that wait. A value: its owner resumes the continuations.
private struct SemaphoreLine: Sendable {
    private let width: Int
    private var inside = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(width: Int) {
        self.width = width
    }

    var isEmpty: Bool { inside == 0 }
    var waitingCount: Int { waiting.count }

    /// Returns whether the caller may go in now; otherwise it is kept until `leave` returns it.
    mutating func enter(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
        guard inside < width else {
            waiting.append(continuation)
            return false
        }
        inside += 1
        return true
    }

    /// Gives the place to the caller that has waited longest; nil if none waits.
    mutating func leave() -> CheckedContinuation<Void, Never>? {
        guard waiting.isEmpty else { return waiting.removeFirst() }
        inside -= 1
        return nil
    }
}
