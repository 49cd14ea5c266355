import Devices
import Foundation
import Locks
import Store
import Wire

/// A person wants a lock to open: it is decided in the transaction that keeps the attempt.
enum UnlockHandlers {
    /// Between two looks for the badge of who stands at the door.
    private static let delay = Duration.milliseconds(250)
    /// A lock has 5 s for its random bytes and 10 s for its answer.
    private static let timeout = Duration.seconds(16)

    /// - Parameter isLast: whether what is not seen now will not be waited for.
    static func ask(_ arguments: Unlock, _ context: HandlerContext, isLast: Bool) async throws -> Unlock.Reply {
        let kept = try await UnlockAttempt(arguments, isLast: isLast).decide(context)
        return Unlock.Reply(
            attemptID: kept.id, outcome: kept.isActive ? .asked : .timedOut, reasons: kept.decision.reasons)
    }

    /// Where nothing is missing but the badge, the attempt is made again until it is seen, for a while. Each is a
    /// transaction of its own, and only the last one is kept.
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

    /// The reply once the lock has answered, or has had its time. It is outside the transaction of the attempt, which
    /// has to be committed for the lock to be told.
    static func awaitEnd(_ answer: AnyAnswer, _ context: HandlerContext) async throws -> AnyAnswer {
        guard let reply = answer.reply as? Unlock.Reply else { return answer }
        let outcome = try await outcome(of: reply.attemptID, context) { $0.state.isEnd }
        return AnyAnswer(Answer(reply: outcome.map(Unlock.Reply.init) ?? reply))
    }

    /// What the attempt has come to as soon as that is enough, or once the time is over.
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
