import Devices
import Foundation
import Locks
import Store
import Wire

/// Requests to open a lock, each decided in the transaction that stores the attempt.
enum UnlockHandlers {
    /// The interval between two checks for the badge of the person at the door.
    private static let delay = Duration.milliseconds(250)
    /// A lock has 5 s for its random bytes and 10 s for its answer.
    private static let timeout = Duration.seconds(16)

    /// - Parameter isLast: whether the badge is not waited for any longer.
    static func ask(_ arguments: Unlock, _ context: HandlerContext, isLast: Bool) async throws -> Unlock.Reply {
        let kept = try await UnlockAttempt(arguments, isLast: isLast).decide(context)
        return Unlock.Reply(
            attemptID: kept.id, outcome: kept.isActive ? .asked : .timedOut, reasons: kept.decision.reasons)
    }

    /// Repeats the attempt for a while until the badge is seen, if only the badge is missing. Each try is a transaction
    /// of its own, and only the last one is stored.
    static func waitingForBadge<Result>(
        _ context: HandlerContext, _ attempt: (_ isLast: Bool) async throws -> Result
    ) async throws -> Result {
        let rate = context.services.clock.rate
        let end = ContinuousClock.now + .seconds(UnlockQuery.maxWait / rate)
        while true {
            do {
                return try await attempt(ContinuousClock.now >= end)
            } catch is UnlockAttempt.PresencePending {
                try await Task.sleep(for: delay / rate)
            }
        }
    }

    /// The reply after the lock has answered or timed out. It runs outside the transaction of the attempt, which must
    /// be committed before the lock is notified.
    static func awaitEnd(_ answer: AnyAnswer, _ context: HandlerContext) async throws -> AnyAnswer {
        guard let reply = answer.reply as? Unlock.Reply else { return answer }
        let outcome = try await outcome(of: reply.attemptID, context) { $0.state.isEnd }
        return AnyAnswer(Answer(reply: outcome.map(Unlock.Reply.init) ?? reply))
    }

    /// The outcome of the attempt as soon as `isEnough` accepts it, or after the timeout.
    static func outcome(
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
    fileprivate init(_ outcome: UnlockOutcome) {
        self.init(
            attemptID: outcome.id, outcome: outcome.state, outcomeReason: outcome.outcomeReason,
            reasons: outcome.reasons,
            relocksAt: outcome.state == .opened ? outcome.endedAt?.addingTimeInterval(Double(outcome.hold)) : nil)
    }
}
