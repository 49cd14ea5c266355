import NIOCore
import Resolution

/// The requests of one connection, which are answered in their order.
///
/// Signed updates that follow each other are under way together, so that one commit takes many. All else begins only
/// once what came before is answered: a look-up behind an update sees it.
struct Turns {
    /// Updates that are under way at most.
    private static let maxInFlight = 64

    private var waiting = CircularBuffer<Request>(initialCapacity: 0)
    /// The answers of what is under way, in order; nil as long as there is none.
    private var answers = CircularBuffer<[UInt8]?>(initialCapacity: 0)
    /// The number of the first of them.
    private var first = 0
    private var areUpdates = true

    var isIdle: Bool { waiting.isEmpty && answers.isEmpty }
    /// Whether something waits for what is under way.
    var isHeldUp: Bool { !waiting.isEmpty }

    mutating func add(_ requests: [Request]) {
        waiting.append(contentsOf: requests)
    }

    /// The next request that may begin, with the number under which it is answered.
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

    /// - Returns: what can be sent now.
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

    /// Forgets what has not begun.
    mutating func stop() {
        waiting.removeAll()
    }
}

extension Request {
    fileprivate var isUpdate: Bool {
        if case .update = self { true } else { false }
    }
}
