import Devices
import Foundation
import Locks
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

/// An attempt to open a lock.
struct UnlockAttempt {
    /// An attempt that was granted and recorded.
    struct Granted {
        let id: Int64
        /// Whether the lock has keys; without them it receives no command.
        let isActive: Bool
        let decision: UnlockDecision
    }

    /// Why an attempt was not granted.
    enum Denial {
        /// The attempt is recorded as refused.
        case recorded(Refusal)
        /// Only the detection of the person is missing, so it is worth checking again. Nothing is recorded.
        case presencePending
    }

    private let lock: Int64
    private let code: String?
    private let overrideReason: String?
    /// Whether the attempt no longer waits for the person to be detected.
    private let isLast: Bool
    /// Whether it came by the old endpoints, which ask for challenge and response separately.
    var isStepped = false

    /// The number of a person's attempts at a lock is limited within this many seconds.
    private static let span: TimeInterval = 10

    /// Throws `Refusal` if an argument is not valid.
    init(_ request: Unlock, isLast: Bool) throws {
        lock = request.lockID
        code = try Check.text(request.code, "code", limit: 64)
        overrideReason = try Check.text(request.overrideReason, "override_reason", limit: 200)
        self.isLast = isLast
    }

    static let unknown = Refusal(.notFound, .noSuchLock)

    /// Decides, and records the attempt whether or not it is granted. Throws `Refusal` if the lock is not known, or
    /// after too many attempts.
    func decide(_ context: HandlerContext) async throws -> IdempotentRequest.Outcome<Granted, Denial> {
        let person = try context.person().id
        let time = SchoolTime(try await context.settings())
        return try await context.services.pool.withTransaction { transaction in
            let now = context.services.clock.now
            let found = try await UnlockContext.read(
                of: person, at: lock, transaction, takingTurns: true, now: now)
            guard let ground = found else { throw Self.unknown }
            try Self.checkPace(ground, at: now)
            let (decision, check) = try await decision(on: ground, time, at: now, context)
            if decision.mayWait, !isLast { return .unstored(.presencePending) }
            let draft = UnlockDraft(
                decision, ground, source: context.way, overrideReason: overrideReason, isStepped: isStepped)
            let id = try await UnlockRepository(transaction).add(
                draft, at: lock, room: ground.room, by: person, isActive: ground.isActive, at: now)
            guard decision.isGranted else { return .unstored(.recorded(Refusal(decision, ground, check))) }
            if decision.way == .override {
                try await context.audit(
                    .unlockOverridden, subject: person, ["lock_id": String(lock), "attempt_id": String(id)],
                    in: transaction)
            }
            return .stored(Granted(id: id, isActive: ground.isActive, decision: decision))
        }
    }

    private static func checkPace(_ ground: UnlockContext, at now: Date) throws {
        guard ground.attempts.count >= UnlockContext.maxAttempts, let oldest = ground.attempts.last else { return }
        let rest = span - now.timeIntervalSince(oldest)
        guard rest > 0 else { return }
        guard ground.isKnown else { throw unknown }
        throw Refusal(
            .slowDown, .tooManyUnlockAttempts,
            retryAfter: max(1, Int(rest.rounded(.up))))
    }

    /// A code is used up only if nothing else is missing.
    private func decision(
        on ground: UnlockContext, _ time: SchoolTime, at now: Date, _ context: HandlerContext
    ) async throws -> (decision: UnlockDecision, check: UnlockDecision.Query.CodeCheck) {
        let first = ground.ask(time, at: now, overrideReason: overrideReason).decide(at: now)
        guard first.wantsCode, let code else { return (first, .none) }
        let person = try context.person().id
        let attempt = try await Attempt([.person(person)], context)
        let isRight = try await attempt.checking { try await OneTimeCodes(of: person, context).accept(code) }
        if isRight { try await attempt.takeBack() }
        let check = isRight ? UnlockDecision.Query.CodeCheck.right : .wrong
        return (ground.ask(time, at: now, code: check, overrideReason: overrideReason).decide(at: now), check)
    }
}

extension UnlockDraft {
    init(
        _ decision: UnlockDecision, _ ground: UnlockContext, source: String, overrideReason: String?, isStepped: Bool
    ) {
        let sight = UnlockPresenceRecord(decision.sight, ground.rules.gate)
        self.init(
            way: decision.way, source: source, isGranted: decision.isGranted, right: decision.right?.sort,
            rightID: decision.right?.id, sight: sight.sight, sightSource: sight.source,
            sightMilliseconds: sight.milliseconds, reasons: decision.reasons,
            overrideReason: decision.way == .override ? overrideReason : nil, hold: ground.relock,
            isStepped: isStepped)
    }
}

extension Refusal {
    /// Returns why a door does not open. A caller who may not know of the lock does not learn that it exists.
    fileprivate init(_ decision: UnlockDecision, _ ground: UnlockContext, _ check: UnlockDecision.Query.CodeCheck) {
        let reasons = Set(decision.reasons)
        if !ground.isKnown {
            self = UnlockAttempt.unknown
        } else if reasons.contains(.passwordPending) {
            self.init(.passwordChangeNecessary, .passwordChoiceNeeded)
        } else if reasons.contains(.noRight) {
            self.init(.noRight, .noRightToOpen)
        } else if reasons.contains(.outsideHours) {
            self.init(.outsideHours, .doorClosedAtHour)
        } else if reasons.contains(.weakLock) {
            self.init(.weakLock, .lockTooWeak)
        } else if reasons.contains(.notSeen) {
            self.init(.notSeen, .badgeNotAtDoor)
        } else if check == .wrong {
            self.init(.wrongCredentials, .oneTimeCodeWrong)
        } else {
            self.init(.blind, .presenceUncheckedGiveCode)
        }
    }
}

extension UnlockAttempt {
    /// A request to open a lock, from the first attempt to the lock's answer.
    struct Flow {
        /// The interval between two checks for the badge of the person at the door.
        private static let interval = Duration.milliseconds(250)
        /// A lock has 5 s for its random bytes and 10 s for its answer.
        private static let timeout = Duration.seconds(16)

        private let request: Unlock
        private let context: HandlerContext

        init(_ request: Unlock, _ context: HandlerContext) {
            (self.request, self.context) = (request, context)
        }

        /// Attempts to open the lock, and returns the reply after the lock has answered or timed out. The wait runs
        /// outside the transaction of the attempt, which must be committed before the lock is notified. Throws
        /// `Refusal` if the attempt is refused.
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

        /// Repeats an attempt for a while if only the person's badge is missing. Each is a transaction of its own, and
        /// only the last one is recorded. Throws `Refusal` if it is refused.
        static func repeating<Granted>(
            _ context: HandlerContext,
            _ attempt: (_ isLast: Bool) async throws -> IdempotentRequest.Outcome<Granted, UnlockAttempt.Denial>
        ) async throws -> Granted {
            let rate = context.services.clock.rate
            let end = ContinuousClock.now + .seconds(UnlockDecision.Query.maxWait / rate)
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
