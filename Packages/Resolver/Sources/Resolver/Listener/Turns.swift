import NIOCore
import Resolution

/// The requests of one connection, which are answered in order.
///
/// Consecutive signed updates are processed together, so that one commit contains many. Any other request begins only
/// once earlier requests are answered: a lookup after an update sees its effect.
struct Turns {
    /// The maximum number of updates in progress.
    private static let maxInFlight = 64

    private var waiting = CircularBuffer<Request>(initialCapacity: 0)
    /// The answers to the requests in progress, in order; nil until available.
    private var answers = CircularBuffer<[UInt8]?>(initialCapacity: 0)
    /// The number of the first of them.
    private var first = 0
    private var areUpdates = true

    var isIdle: Bool { waiting.isEmpty && answers.isEmpty }
    /// Whether a request waits for those in progress.
    var isHeldUp: Bool { !waiting.isEmpty }

    mutating func add(_ requests: [Request]) {
        waiting.append(contentsOf: requests)
    }

    /// Returns the next request that may begin, with the number for its answer.
    mutating func begin() -> (number: Int, request: Request)? {
        guard let next = waiting.first, answers.isEmpty || mayJoin(next) else { return nil }
        areUpdates = next.isUpdate
        waiting.removeFirst()
        answers.append(nil)
        return (first + answers.count - 1, next)
    }

    private func mayJoin(_ next: Request) -> Bool {
        areUpdates && next.isUpdate && answers.count < Self.maxInFlight
    }

    /// - Returns: the answers that can be sent now.
    mutating func end(_ number: Int, with answer: [UInt8]) -> [UInt8] {
        answers[answers.index(answers.startIndex, offsetBy: number - first)] = answer
        var ready: [UInt8] = []
        while let front = answers.first, let answer = front {
            ready.append(contentsOf: answer)
            answers.removeFirst()
            first += 1
        }
        return ready
    }

    /// Drops requests that have not begun.
    mutating func stop() {
        waiting.removeAll()
    }
}

extension Request {
    fileprivate var isUpdate: Bool {
        if case .update = self { true } else { false }
    }
}
