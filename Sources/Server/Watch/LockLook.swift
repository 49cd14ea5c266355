import Foundation
import Locks
import Postgres
import Store
import Vocabulary

/// Looks what is wrong with locks and their doors, and where many attempts are denied.
struct LockLook {
    func words(
        _ standing: [Alert.Standing], _ rules: AlertRules, at now: Date, in pool: ConnectionPool
    ) async throws -> [AlertDesk.Word] {
        let watching = LockWatching(pool)
        let locks = try await watching.locks(at: now)
        guard !locks.isEmpty else { return [] }
        let denied = try await watching.denied(at: now)
            .findings(at: now, most: max(1, Int(rules.threshold(.unlockDenied))))
        return Self.words(on: locks, standing, rules, at: now) + Self.words(on: denied, standing)
    }

    /// What is there, and what of it is gone that was told.
    static func words(
        on locks: [LockWatching.Watched], _ standing: [Alert.Standing], _ rules: AlertRules, at now: Date
    ) -> [AlertDesk.Word] {
        let limits = LockSigns.Limits(
            held: rules.threshold(.doorHeld), battery: rules.threshold(.lockBattery),
            silent: rules.threshold(.lockSilent))
        let open = Set(standing.filter { $0.closedAt == nil }.map(\.key))
        return locks.flatMap { watched in
            let (subject, findings) = (AlertSubject.lock(watched.lock), watched.signs.findings(at: now, limits))
            let there = findings.there.filter { standing.isDue($0, of: subject, at: now) }
                .map { word(on: $0, subject, watched.room, at: now) }
            let over = LockTrouble.Sort.allCases.filter(findings.over.contains)
                .map { Alert.Key($0.alert, subject) }.filter(open.contains)
                .map { AlertDesk.Word.settled($0.kind, subject) }
            return there + over
        }
    }

    /// Told once for each attempt that adds to them.
    static func words(on denied: [DeniedAttempts.Finding], _ standing: [Alert.Standing]) -> [AlertDesk.Word] {
        denied.compactMap { finding in
            let subject = AlertSubject(finding.subject)
            guard standing.isNew(.unlockDenied, subject, since: finding.lastAt) else { return nil }
            let text =
                subject.sort == .lock
                ? "\(finding.count) attempts to open this lock were denied within a minute."
                : "\(finding.count) attempts of this person to open a lock were denied within a minute."
            return .raised(
                .unlockDenied, subject, text: text,
                hint: "The record of attempts says why each was denied. Look who is at the door.",
                rooms: finding.rooms)
        }
    }

    private static func word(
        on trouble: LockTrouble, _ subject: AlertSubject, _ room: Int64, at now: Date
    ) -> AlertDesk.Word {
        let (text, hint) = sentences(on: trouble, at: now)
        return .raised(trouble.sort.alert, subject, text: text, hint: hint, rooms: [room])
    }

    private static func sentences(on trouble: LockTrouble, at now: Date) -> (text: String, hint: String) {
        switch trouble {
        case .forced:
            ("The door of this lock opened though it was locked.", "Look who is there, and whether the door is whole.")
        case .held(let since):
            (
                "The door of this lock stands open for \(AlertLook.span(now.timeIntervalSince(since))).",
                "Close it, or look whether its contact is in order."
            )
        case .jammed:
            ("The bolt of this lock does not move.", "Look what holds the bolt, and whether the door hangs right.")
        case .battery(let percent):
            ("The battery of this lock has \(Int(percent.rounded())) % left.", "Change the battery.")
        case .silent(let since):
            (
                "This lock is not connected for \(AlertLook.span(now.timeIntervalSince(since))).",
                "Look whether it has power and network, and whether the broker runs. A mechanical key opens it."
            )
        }
    }
}

extension LockTrouble.Sort {
    /// The kind of alerts that tells of it.
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

extension [Alert.Standing] {
    /// A door that was forced is told once; what lasts is told again now and then.
    fileprivate func isDue(_ trouble: LockTrouble, of subject: AlertSubject, at now: Date) -> Bool {
        if case .forced(let at) = trouble { return isNew(.doorForced, subject, since: at) }
        return isDue(trouble.sort.alert, subject, at: now)
    }

    /// Whether something that happened was not told yet.
    fileprivate func isNew(_ kind: AlertKind, _ subject: AlertSubject, since at: Date) -> Bool {
        !contains { $0.key == Alert.Key(kind, subject) && $0.lastAt >= at }
    }
}

extension AlertDesk {
    /// A lock, or its server, had a message that somebody made or repeated.
    /// - Parameter word: what it was, as `LockBook` says it.
    func raiseForgery(of lock: Int64, _ word: String) {
        raise(
            .lockForgery, about: .lock(lock), text: Self.forgery(word),
            hint:
                "Somebody alters what goes through the broker. Look who may log in to it, and activate the lock anew."
        )
    }

    private static func forgery(_ word: String) -> String {
        switch word {
        case "replayed": "Somebody sent this lock a response once more."
        case "unknown_attempt": "Somebody sent this lock a response to an attempt of which it knows nothing."
        case "wrong_response": "This lock had a response with a wrong proof."
        default: "A message in the name of this lock had a wrong proof."
        }
    }
}
