import Postgres
import Store
import Synchronization

/// Asks together what is asked at the same time: while questions are being answered, those that come wait, and are the
/// next. No person is told anything that was read before they asked. Alone, a question is asked at once.
final class Batcher<Question: Sendable, Answer: Sendable>: Sendable {
    /// Answers questions, in their order.
    typealias Ask = @Sendable ([Question]) async throws -> [Answer]

    private struct Waiting: Sendable {
        let question: Question
        let continuation: CheckedContinuation<Answer, any Error>
    }

    private struct State {
        var waiting: [Waiting] = []
        var inFlight = 0
    }

    private let limit: Int
    private let atOnce: Int
    private let ask: Ask
    private let state = Mutex(State())

    /// - Parameters:
    ///   - most: how many are asked together.
    ///   - atOnce: how often it is asked at a time.
    init(limit: Int, atOnce: Int, ask: @escaping Ask) {
        (self.limit, self.atOnce, self.ask) = (limit, atOnce, ask)
    }

    /// How many wait to be asked about.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Throws what asking throws, to all that were asked about together.
    func answer(_ question: Question) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            let begins = state.withLock { state in
                state.waiting.append(Waiting(question: question, continuation: continuation))
                guard state.inFlight < atOnce else { return false }
                state.inFlight += 1
                return true
            }
            if begins { Task { await work() } }
        }
    }

    private func work() async {
        while let group = next() {
            do {
                let answers = try await ask(group.map(\.question))
                precondition(answers.count == group.count, "Each question has one answer.")
                for (waiting, answer) in zip(group, answers) { waiting.continuation.resume(returning: answer) }
            } catch {
                for waiting in group { waiting.continuation.resume(throwing: error) }
            }
        }
    }

    /// Those to be asked about now; nil, and work ends, where there are none.
    private func next() -> [Waiting]? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.inFlight -= 1
                return nil
            }
            let group = Array(state.waiting.prefix(limit))
            state.waiting.removeFirst(group.count)
            return group
        }
    }
}

/// Whose tokens these are, asked of the database in groups.
struct TokenLookup: Sendable {
    let sessions: Batcher<SessionRepository.Shown, Session?>
    let scanners: Batcher<[UInt8], ScannerRepository.Known?>

    init(_ points: ConnectionPool, _ watch: DatabaseWatch) {
        // A note that cannot be kept would keep all waiting who ask.
        sessions = Batcher(limit: 200, atOnce: 2) { tokens in
            try await SessionRepository(points).use(tokens, isNoted: watch.state == .ok)
        }
        scanners = Batcher(limit: 200, atOnce: 2) { try await ScannerRepository(points).scanners(tokenHashes: $0) }
    }
}
