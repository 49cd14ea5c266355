import Synchronization

/// Sends questions that arrive at the same time together: while some are being answered, new ones wait and form the
/// next group. An answer never contains data that was read before its question. A lone question is sent at once.
public final class Batcher<Question: Sendable, Answer: Sendable>: Sendable {
    /// Answers questions, in their order.
    public typealias Ask = @Sendable ([Question]) async throws -> [Answer]

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
    ///   - limit: how many questions are sent together.
    ///   - atOnce: how many groups may be in flight.
    public init(limit: Int, atOnce: Int, ask: @escaping Ask) {
        (self.limit, self.atOnce, self.ask) = (limit, atOnce, ask)
    }

    /// How many questions are waiting.
    public var waiting: Int { state.withLock { $0.waiting.count } }

    /// Answers a question. An error is thrown to all questions of its group.
    public func answer(_ question: Question) async throws -> Answer {
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

    /// Returns the next group; nil if none is waiting, which ends the work.
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
