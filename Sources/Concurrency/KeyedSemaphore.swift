import Synchronization

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
