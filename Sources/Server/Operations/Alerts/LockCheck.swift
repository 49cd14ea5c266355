import Foundation
import Locks
import Phrases
import Postgres
import Store
import Vocabulary

/// Checks locks and their doors for faults, and for places with many denied attempts.
struct LockCheck {
    func signals(
        _ standing: [AlertStanding], _ rules: AlertRules, at now: Date, in pool: ConnectionPool
    ) async throws -> [AlertSignal] {
        let watching = LockWatching(pool)
        let locks = try await watching.locks(at: now)
        guard !locks.isEmpty else { return [] }
        let denied = try await watching.denied(at: now)
            .findings(at: now, limit: max(1, Int(rules.threshold(.unlockDenied))))
        return Self.signals(on: locks, standing, rules, at: now) + Self.signals(on: denied, standing)
    }

    /// Returns the signals of causes that exist, and of reported ones that are gone.
    static func signals(
        on locks: [LockWatching.Watched], _ standing: [AlertStanding], _ rules: AlertRules, at now: Date
    ) -> [AlertSignal] {
        let limits = LockHealth.Limits(
            held: rules.threshold(.doorHeld), battery: rules.threshold(.lockBattery),
            silent: rules.threshold(.lockSilent))
        let open = Set(standing.filter { $0.closedAt == nil }.map(\.key))
        return locks.flatMap { watched in
            let (subject, findings) = (AlertSubject.lock(watched.lock), watched.signs.findings(at: now, limits))
            let there = findings.there.filter { standing.isDue($0, of: subject, at: now) }
                .map { signal(on: $0, subject, watched.room, at: now) }
            let over = LockFault.Sort.allCases.filter(findings.over.contains)
                .map { AlertKey($0.alert, subject) }.filter(open.contains)
                .map { AlertSignal.cleared($0.kind, subject) }
            return there + over
        }
    }

    /// Returns a signal for each further denied attempt.
    static func signals(on denied: [DeniedAttempts.Finding], _ standing: [AlertStanding]) -> [AlertSignal] {
        denied.compactMap { finding in
            let subject = AlertSubject(finding.subject)
            guard standing.isNew(.unlockDenied, subject, since: finding.lastAt) else { return nil }
            let text: Phrase =
                subject.sort == .lock ? .lockAttemptsDenied(finding.count) : .personAttemptsDenied(finding.count)
            return .raised(
                .unlockDenied, subject, text: text, hint: .hintReadAttempts, rooms: finding.rooms)
        }
    }

    private static func signal(
        on trouble: LockFault, _ subject: AlertSubject, _ room: Int64, at now: Date
    ) -> AlertSignal {
        let (text, hint) = sentences(on: trouble, at: now)
        return .raised(trouble.sort.alert, subject, text: text, hint: hint, rooms: [room])
    }

    private static func sentences(on trouble: LockFault, at now: Date) -> (text: Phrase, hint: Phrase) {
        switch trouble {
        case .forced: (.doorForced, .hintInspectDoor)
        case .held(let since): (.doorHeld(.duration(now.timeIntervalSince(since))), .hintCloseDoor)
        case .jammed: (.boltStuck, .hintFreeBolt)
        case .battery(let percent): (.lockBatteryLow(Int(percent.rounded())), .hintChangeBattery)
        case .silent(let since): (.lockSilent(.duration(now.timeIntervalSince(since))), .hintReconnectLock)
        }
    }
}

extension LockFault.Sort {
    /// The kind of alert that reports the fault.
    var alert: AlertKind {
        switch self {
        case .forced: .doorForced
        case .held: .doorHeld
        case .jammed: .lockJammed
        case .battery: .lockBattery
        case .silent: .lockSilent
        }
    }
}

extension AlertSubject {
    fileprivate init(_ subject: DeniedAttempts.Subject) {
        switch subject {
        case .lock(let id): self = .lock(id)
        case .person(let id): self = .person(id)
        }
    }
}

extension [AlertStanding] {
    /// Returns whether a fault is due to be signalled: a forced door once, a fault that lasts repeatedly.
    fileprivate func isDue(_ trouble: LockFault, of subject: AlertSubject, at now: Date) -> Bool {
        if case .forced(let at) = trouble { return isNew(.doorForced, subject, since: at) }
        return isDue(trouble.sort.alert, subject, at: now)
    }

    /// Returns whether an occurrence was not signalled yet.
    fileprivate func isNew(_ kind: AlertKind, _ subject: AlertSubject, since at: Date) -> Bool {
        !contains { $0.key == AlertKey(kind, subject) && $0.lastAt >= at }
    }
}

extension AlertReporter {
    /// Raises an alert about a forged or repeated message that a lock, or its server, received.
    /// - Parameter signal: the kind of forgery, as `LockRegistry` reports it.
    func raiseForgery(of lock: Int64, _ signal: String) {
        raise(
            .lockForgery, about: .lock(lock), text: Self.forgery(signal),
            hint: .hintCheckBrokerLogins)
    }

    private static func forgery(_ signal: String) -> Phrase {
        switch signal {
        case "replayed": .lockResponseReplayed
        case "unknown_attempt": .lockResponseUnknown
        case "wrong_response": .lockResponseForged
        default: .lockMessageForged
        }
    }
}
