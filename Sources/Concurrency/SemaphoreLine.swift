/// The callers inside a semaphore, and those that wait. A value: its owner resumes the continuations.
struct SemaphoreLine: Sendable {
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
