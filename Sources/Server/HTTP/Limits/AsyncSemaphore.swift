import Synchronization
import Wire

/// Admits a bounded number of callers at a time for each key, in order of arrival; the others wait.
final class AsyncSemaphore<Key: Hashable & Sendable>: Sendable {
    private struct Line: Sendable {
        var inside = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let width: Int
    private let limit: Int
    private let lines = Mutex<[Key: Line]>([:])

    /// - Parameters:
    ///   - width: how many may be inside at a time.
    ///   - limit: how many may wait.
    init(width: Int, limit: Int) {
        self.width = width
        self.limit = limit
    }

    /// Runs the body. Throws `Failure` if too many callers are already waiting, and rethrows the errors of the body.
    func pass<Result>(_ key: Key, _ body: () async throws -> Result) async throws -> Result {
        guard lines.withLock({ $0[key, default: Line()].waiting.count < limit }) else {
            throw Failure(.slowDown, "Too many requests. Try again later.", retryAfter: 1)
        }
        await withCheckedContinuation { enter(key, $0) }
        defer { leave(key) }
        return try await body()
    }

    private func enter(_ key: Key, _ continuation: CheckedContinuation<Void, Never>) {
        let mayGoIn = lines.withLock { lines in
            guard lines[key, default: Line()].inside < width else {
                lines[key, default: Line()].waiting.append(continuation)
                return false
            }
            lines[key, default: Line()].inside += 1
            return true
        }
        if mayGoIn { continuation.resume() }
    }

    /// Gives the place to the caller that has waited longest.
    private func leave(_ key: Key) {
        let next: CheckedContinuation<Void, Never>? = lines.withLock { lines in
            guard var line = lines[key] else { return nil }
            if !line.waiting.isEmpty {
                let next = line.waiting.removeFirst()
                lines[key] = line
                return next
            }
            line.inside -= 1
            lines[key] = line.inside > 0 ? line : nil
            return nil
        }
        next?.resume()
    }
}
