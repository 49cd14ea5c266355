import Foundation
import Presence
import Store
import Vocabulary

/// The manual overrides in force, by person. They replace the decisions that the engine makes from sightings.
struct ManualOverrides: Sendable {
    private var overrides: [Int64: ManualOverride]

    init(_ overrides: [ManualOverride]) {
        self.overrides = Dictionary(overrides.map { ($0.person, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// The override in force for a person.
    subscript(person: Int64) -> ManualOverride? { overrides[person] }

    mutating func insert(_ manual: ManualOverride) { overrides[manual.person] = manual }

    /// Removes expired overrides. A newer override of the same person stays.
    mutating func remove(_ ended: [ExpiredOverride]) {
        for manual in ended where overrides[manual.person]?.correction == manual.correction {
            overrides[manual.person] = nil
        }
    }

    mutating func remove(_ person: Int64) { overrides[person] = nil }

    /// The transitions to show, and the overrides that have expired.
    struct Outcome {
        var shown: [Transition] = []
        var ended: [ExpiredOverride] = []
    }

    /// - Parameters:
    ///   - transitions: the engine's decisions.
    ///   - heard: the engine's belief about a person now.
    func apply(_ transitions: [Transition], at now: Date, heard: (Int64) -> Whereabouts?) -> Outcome {
        guard !overrides.isEmpty else { return Outcome(shown: transitions) }
        var outcome = Outcome()
        for transition in transitions {
            guard let manual = overrides[transition.person] else {
                outcome.shown.append(transition)
                continue
            }
            if !manual.outlasts(transition.after) {
                outcome.end(manual, since: transition.after.since, now, found: transition.after, transition.quiet)
            }
        }
        let ended = Set(outcome.ended.map(\.person))
        for manual in overrides.values where !ended.contains(manual.person) {
            let end = manual.saidAt + ManualOverride.maxDuration
            if end <= now { outcome.end(manual, since: end, now, found: heard(manual.person), nil) }
        }
        outcome.shown.sort { $0.person < $1.person }
        return outcome
    }
}

extension ManualOverrides.Outcome {
    /// Ends an override; the transition shown starts from the overridden whereabouts.
    /// - Parameters:
    ///   - since: the time from which sightings count again.
    ///   - found: the whereabouts by sightings; nil if the person was never heard.
    fileprivate mutating func end(
        _ manual: ManualOverride, since: Date, _ now: Date, found: Whereabouts?, _ quiet: QuietScanner?
    ) {
        // A visit has a positive length and cannot end before the override began.
        let end = max(since, manual.saidAt + 0.001)
        ended.append(ExpiredOverride(manual, at: end))
        guard var after = found ?? manual.room.map({ Whereabouts.lost(in: $0, at: manual.saidAt, now) }) else { return }
        let before = manual.shown(beside: after)
        guard before.state == .present || after.state != before.state else { return }
        after.since = end
        after.decidedAt = now
        let isOpen = before.state == .present
        let reason: VisitEnd =
            switch after.state {
            case .present: .moved
            case .left: .left
            case .unknown: .unknown
            }
        shown.append(
            Transition(
                person: manual.person, before: before, after: after, visitEndedAt: isOpen ? end : nil,
                visitEnd: isOpen ? reason : nil, quiet: quiet))
    }
}

extension Whereabouts {
    /// The whereabouts of a person without sightings.
    fileprivate static func lost(in room: Int64, at time: Date, _ now: Date) -> Whereabouts {
        Whereabouts(
            state: .unknown, room: room, since: time, heardAt: time, decidedAt: now, confidence: 0, link: nil,
            beacon: nil, leaveAfter: 0)
    }
}
