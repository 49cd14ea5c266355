import Devices
import Foundation
import Locks
import Phrases
import Store
import Wire

/// A request to open a lock, from the first attempt to the lock's answer.
struct UnlockFlow {
    /// The interval between two checks for the badge of the person at the door.
    private static let interval = Duration.milliseconds(250)
    /// A lock has 5 s for its random bytes and 10 s for its answer.
    private static let timeout = Duration.seconds(16)

    private let request: Unlock
    private let context: HandlerContext

    init(_ request: Unlock, _ context: HandlerContext) {
        (self.request, self.context) = (request, context)
    }

    /// Attempts to open the lock, and returns the reply after the lock has answered or timed out. The wait runs outside
    /// the transaction of the attempt, which must be committed before the lock is notified. Throws `Refusal` if the
    /// attempt is refused.
    func perform() async throws -> AnyAnswer {
        let answer = try await Self.repeating(context) { isLast in
            try await IdempotentRequest.perform(request, context) { context in
                let outcome = try await UnlockAttempt(request, isLast: isLast).decide(context)
                return outcome.map { Answer(reply: Unlock.Reply($0)) }
            }
        }
        guard let reply = answer.reply as? Unlock.Reply else { return answer }
        let result = try await Self.result(of: reply.attemptID, context) { $0.state.isEnd }
        return AnyAnswer(Answer(reply: result.map(Unlock.Reply.init) ?? reply))
    }

    /// Repeats an attempt for a while if only the person's badge is missing. Each is a transaction of its own, and only
    /// the last one is recorded. Throws `Refusal` if it is refused.
    static func repeating<Granted>(
        _ context: HandlerContext,
        _ attempt: (_ isLast: Bool) async throws -> IdempotentOutcome<Granted, UnlockAttempt.Denial>
    ) async throws -> Granted {
        let rate = context.services.clock.rate
        let end = ContinuousClock.now + .seconds(UnlockQuery.maxWait / rate)
        while true {
            switch try await attempt(ContinuousClock.now >= end) {
            case .stored(let granted): return granted
            case .unstored(.recorded(let failure)): throw failure
            case .unstored(.presencePending): try await Task.sleep(for: interval / rate)
            }
        }
    }

    /// Returns the outcome of the attempt as soon as `isEnough` accepts it, or after the timeout.
    static func result(
        of attempt: Int64, _ context: HandlerContext, _ isEnough: @escaping @Sendable (UnlockOutcome) -> Bool
    ) async throws -> UnlockOutcome? {
        let unlocks = UnlockRepository(context.services.pool.points)
        let found = try await context.services.unlocks.result(of: attempt, within: timeout) {
            try await unlocks.outcome(attempt).flatMap { isEnough($0) ? $0 : nil }
        }
        return if let found { found } else { try await unlocks.outcome(attempt) }
    }
}

extension Unlock.Reply {
    /// The reply to an attempt before the lock answers.
    fileprivate init(_ granted: UnlockAttempt.Granted) {
        self.init(
            attemptID: granted.id, outcome: granted.isActive ? .asked : .timedOut, reasons: granted.decision.reasons)
    }

    fileprivate init(_ outcome: UnlockOutcome) {
        self.init(
            attemptID: outcome.id, outcome: outcome.state, outcomeReason: outcome.outcomeReason,
            reasons: outcome.reasons,
            relocksAt: outcome.state == .opened ? outcome.endedAt?.addingTimeInterval(Double(outcome.hold)) : nil)
    }
}
