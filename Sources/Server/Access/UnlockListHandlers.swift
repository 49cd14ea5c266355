import Devices
import Foundation
import Locks
import Phrases
import Store
import Vocabulary
import Wire

/// The record of unlock attempts, and the expected outcome of an attempt.
enum UnlockListHandlers {
    static func listOwn(_ arguments: GetOwnUnlocks, _ context: HandlerContext) async throws -> GetUnlocks.Reply {
        let person = try context.person()
        var filter = UnlockRepository.Filter(
            person: person.id, lock: arguments.lockID, state: arguments.outcome, from: arguments.from,
            to: arguments.to)
        filter.isWithoutUnknown = person.classification != .admin
        let found = try await UnlockRepository(context.services.pool).list(filter, Check.list(arguments))
        return GetUnlocks.Reply(unlocks: found.rows.map(UnlockRecord.init), total: found.total)
    }

    static func list(_ arguments: GetUnlocks, _ context: HandlerContext) async throws -> GetUnlocks.Reply {
        if arguments.followedIn == true { return try await FollowedInHandlers.list(arguments, context) }
        let filter = UnlockRepository.Filter(
            person: arguments.personID, lock: arguments.lockID, state: arguments.outcome, from: arguments.from,
            to: arguments.to)
        let found = try await UnlockRepository(context.services.pool).list(filter, Check.list(arguments))
        let people = Set(found.rows.compactMap(\.person?.id)).union([arguments.personID].compactMap(\.self))
        try await context.audit(
            .lookedAtUnlocks, subjects: .people(people.sorted()),
            arguments.lockID.map { ["lock_id": String($0)] } ?? [:])
        return GetUnlocks.Reply(unlocks: found.rows.map(UnlockRecord.init), total: found.total)
    }

    static func explain(_ arguments: ExplainUnlock, _ context: HandlerContext) async throws -> ExplainUnlock.Reply {
        let now = context.now
        let ground = try await UnlockContext.read(
            of: arguments.personID, at: arguments.lockID, context.services.pool, takingTurns: false, now: now)
        guard let ground else { throw Refusal(.notFound, .noSuchPersonOrLock) }
        let ask = ground.ask(SchoolTime(try await context.settings()), at: now)
        try await context.audit(
            .lookedAtUnlocks, subject: arguments.personID, ["lock_id": String(arguments.lockID)])
        return ExplainUnlock.Reply(facts: UnlockFacts(ground, ask, ask.decide(at: now), at: now))
    }
}

extension UnlockRecord {
    init(_ stored: StoredUnlock) {
        let draft = stored.draft
        self.init(
            attemptID: stored.id, lockID: stored.lock, lockName: stored.lockName, roomNumber: stored.roomNumber,
            personID: stored.person?.id, email: stored.person?.email, firstName: stored.person?.firstName,
            lastName: stored.person?.lastName, askedAt: stored.askedAt, way: draft.way, source: draft.source,
            granted: draft.isGranted, right: draft.right, rightID: draft.rightID, sight: draft.sight,
            sightSource: draft.sightSource, sightMilliseconds: draft.sightMilliseconds, reasons: draft.reasons,
            overrideReason: draft.overrideReason, hold: draft.hold, outcome: stored.state,
            outcomeReason: stored.outcomeReason, endedAt: stored.endedAt,
            milliseconds: stored.endedAt.map { Int(($0.timeIntervalSince(stored.askedAt) * 1_000).rounded()) })
    }
}

extension UnlockFacts {
    fileprivate init(_ ground: UnlockContext, _ ask: UnlockDecision.Query, _ decision: UnlockDecision, at now: Date) {
        let sight = UnlockPresenceRecord(decision.sight, ask.lock.gate)
        self.init(
            granted: decision.isGranted, way: decision.way, right: decision.right?.sort,
            rightID: decision.right?.id, reasons: decision.reasons, wantsCode: decision.wantsCode,
            securityLevel: ask.account.level, requiredLevel: ask.lock.requiredLevel,
            passwordPending: ask.account.mustChangePassword,
            clearances: ask.clearances.map {
                ClearanceFact(clearanceID: $0.id, holds: $0.terms.holds(at: now, ask.time))
            },
            bookings: ask.bookings.map {
                BookingFact(bookingID: $0.id, from: $0.from, until: $0.until, holds: $0.holds(at: now))
            },
            gate: ask.lock.gate, within: ask.lock.within, minRSSI: ask.lock.minRSSI, sight: sight.sight,
            sightSource: sight.source, sightMilliseconds: sight.milliseconds,
            listeners: ground.listeners.map {
                ListenerFact(
                    scannerID: $0.id, scannerName: $0.name, alive: $0.isAlive, heardAt: $0.heard?.at,
                    rssi: $0.heard?.rssi)
            },
            lawful: ask.evidence.isLawful, badgeTwice: ask.evidence.isBadgeTwice,
            whereaboutsAt: ask.evidence.whereabouts, clientAt: ask.evidence.client, weak: ask.lock.isWeak,
            weakAllowed: ask.allowsWeak)
    }
}
