import Foundation

extension PersonTrack {
    /// Decides where the person is at `now`; returns the change, if there is one.
    mutating func decide(at now: Date, surroundings: Surroundings) -> Transition? {
        dropSilentLinks(at: now, surroundings: surroundings)
        let evidence = evidence(at: now, surroundings: surroundings)
        if let first = evidence.first, first.isLive {
            if let settled = settle(evidence, first, at: now, surroundings: surroundings) { return settled }
        } else {
            challenger = nil
        }
        return loseSight(evidence, at: now, surroundings: surroundings)
    }

    /// Stays in the leading room, or moves there once it has led long enough.
    private mutating func settle(
        _ evidence: [Evidence], _ first: Evidence, at now: Date, surroundings: Surroundings
    ) -> Transition? {
        let isHolderAwaited = isHolderAwaited(at: now, surroundings)
        if let held = whereabouts, held.state == .present, held.room == first.room {
            challenger = nil
            guard !isHolderAwaited else { return nil }
            whereabouts?.confidence = PersonTrack.confidence(of: evidence)
            whereabouts?.link = first.link
            whereabouts?.beacon = first.beacon
            whereabouts?.leaveAfter = first.leaveAfter
            return nil
        }
        let since = challenger?.room == first.room ? challenger?.since ?? first.heardAt : min(first.heardAt, now)
        challenger = Challenger(room: first.room, since: since)
        // A client has ranged its beacons itself and means what it says; levels of scanners need a moment.
        let dwell = first.link.scanner == nil ? 0 : surroundings.settings.dwell
        guard now.timeIntervalSince(since) >= dwell, !isHolderAwaited else { return nil }
        return enter(first, since: since, confidence: PersonTrack.confidence(of: evidence), at: now)
    }

    /// After a restart the scanner that holds somebody has the first word: others may only have been quicker.
    private func isHolderAwaited(at now: Date, _ surroundings: Surroundings) -> Bool {
        guard let held = whereabouts, held.state == .present, let scanner = held.link?.scanner else { return false }
        return surroundings.isAwaited(scanner, at: now)
    }

    private mutating func enter(
        _ evidence: Evidence, since: Date, confidence: Double, at now: Date
    ) -> Transition {
        challenger = nil
        let earliest = whereabouts.map { $0.state == .present ? PersonTrack.earliestEnd(of: $0, at: now) : $0.since }
        let after = Whereabouts(
            state: .present, room: evidence.room, since: max(since, earliest ?? since),
            heardAt: heardAt ?? evidence.heardAt, decidedAt: now, confidence: confidence, link: evidence.link,
            beacon: evidence.beacon, leaveAfter: evidence.leaveAfter)
        return change(to: after, visitEndedAt: after.since, visitEnd: .moved)
    }

    /// Takes somebody who is heard no more for left, or for unknown where silence proves nothing.
    private mutating func loseSight(
        _ evidence: [Evidence], at now: Date, surroundings: Surroundings
    ) -> Transition? {
        guard let held = whereabouts, held.state != .left else { return nil }
        guard let scanner = held.link?.scanner else {
            let stillHeld = evidence.contains { $0.room == held.room }
            return held.state == .present && !stillHeld ? end(held, as: .unknown, reason: .unknown, at: now) : nil
        }
        guard let listening = surroundings.listeningSince(scanner, at: now) else {
            let isQuiet = !surroundings.isAlive(.scanner(scanner), at: now)
            return held.state == .present && isQuiet ? end(held, as: .unknown, reason: .unknown, at: now) : nil
        }
        // A scanner that has not said so for a while may have died, or still hold what it heard: only silence up to
        // where its evidence is complete is silence.
        let silence = min(now, surroundings.completeThrough(scanner)).timeIntervalSince(max(held.heardAt, listening))
        guard silence >= held.leaveAfter else { return nil }
        // What was heard before they left must not bring them back.
        levels = levels.filter { link, _ in link.scanner == nil }
        return end(held, as: .left, reason: .left, at: now)
    }

    private mutating func end(
        _ held: Whereabouts, as state: Whereabouts.State, reason: Transition.VisitEnd, at now: Date
    ) -> Transition {
        let lastWord = max(held.heardAt, held.since).addingTimeInterval(1)
        let endedAt = max(PersonTrack.earliestEnd(of: held, at: now), min(lastWord, now))
        var after = held
        after.state = state
        after.since = endedAt
        after.decidedAt = now
        after.confidence = 0
        return change(to: after, visitEndedAt: endedAt, visitEnd: reason)
    }

    /// A visit lasts at least a second, for which a sighting stands; but it does not reach beyond `now`, and never ends
    /// at the instant it began.
    private static func earliestEnd(of held: Whereabouts, at now: Date) -> Date {
        held.since.addingTimeInterval(min(1, max(0.001, now.timeIntervalSince(held.since))))
    }

    private mutating func change(
        to after: Whereabouts, visitEndedAt: Date, visitEnd: Transition.VisitEnd
    ) -> Transition {
        let before = whereabouts
        let closes = before?.state == .present
        whereabouts = after
        return Transition(
            person: person, before: before, after: after, visitEndedAt: closes ? visitEndedAt : nil,
            visitEnd: closes ? visitEnd : nil)
    }
}
