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
    func decide(_ context: HandlerContext) async throws -> IdempotentOutcome<Granted, Denial> {
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
    ) async throws -> (decision: UnlockDecision, check: UnlockQuery.CodeCheck) {
        let first = ground.ask(time, at: now, overrideReason: overrideReason).decide(at: now)
        guard first.wantsCode, let code else { return (first, .none) }
        let person = try context.person().id
        let attempt = try await Attempt([.person(person)], context)
        let isRight = try await attempt.checking { try await OneTimeCodes(of: person, context).accept(code) }
        if isRight { try await attempt.takeBack() }
        let check = isRight ? UnlockQuery.CodeCheck.right : .wrong
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
    fileprivate init(_ decision: UnlockDecision, _ ground: UnlockContext, _ check: UnlockQuery.CodeCheck) {
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
