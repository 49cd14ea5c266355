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
