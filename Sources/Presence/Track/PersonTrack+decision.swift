import Foundation
import Vocabulary

/// From the posterior to a decision.
///
/// In: the filter's posterior over rooms and the evidence of the links. Out: a transition. A person is moved if another
/// room is exp(margin) times as likely as theirs, a living link supports it, and it does not gain only by a scanner's
/// silence. The move is dated back to when the room began to gain.
extension PersonTrack {
    /// Decides where the person is at `now`; returns the change, if there is one.
    mutating func decide(at now: Date, context: Context) -> Transition? {
        if !others.isEmpty { chooseBadge(at: now, context: context) }
        if whereabouts?.state != .left || hasNewWord { (decidedAt, hasNewWord) = (now, false) }
        dropSilentLinks(at: now, context: context)
        var evidence = evidence(at: now, context: context)
        let word = judge(&evidence, at: now, context)
        if isAwaited(context) {
            // Readings meanwhile are not weighed, and the time does not count as time in which the person may have
            // moved.
            passOver(now)
        } else if let first = leading(of: evidence, at: now, context), first.isLive {
            // A client has ranged its beacons itself and is believed; levels of scanners are weighed.
            let found =
                first.link.scanner == nil
                ? believe(first, at: now) : weigh(evidence, beside: word, at: now, context)
            if let found { return found }
        } else if evidence.first?.isLive != true {
            candidate = nil
            // These readings are not weighed, now or later.
            levels.growOld()
        }
        return loseSight(evidence, at: now, context: context)
    }

    /// Returns the evidence to decide by: the strongest or, if that is a dead scanner's last reading, the client's
    /// report if it would count without that reading.
    private func leading(of evidence: [Evidence], at now: Date, _ context: Context) -> Evidence? {
        guard lastReading(of: evidence, at: now, context) != nil,
            let word = louder(of: evidence.filter(\.isLive)), word.link.isClient
        else { return louder(of: evidence) }
        return word
    }

    /// Returns the strongest evidence. But if a client or scanner keeps the person in their room, slightly louder
    /// evidence of the other kind for another room does not count.
    private func louder(of evidence: [Evidence]) -> Evidence? {
        guard let first = evidence.first, let held = whereabouts, held.state == .present, let link = held.link,
            first.link.isClient != link.isClient, first.room != held.room,
            let own = evidence.first(where: { $0.room == held.room }), own.isLive,
            own.link.isClient == link.isClient, first.level - own.level < Parameters.current.link.plainlyLouder
        else { return evidence.first }
        return own
    }

    /// Returns whether the scanners from before a restart are awaited: others may only have been faster.
    private func isAwaited(_ context: Context) -> Bool {
        whereabouts?.state == .present && whereabouts?.link?.scanner != nil && context.awaitsScanners
    }

    /// Decides by a client's report alone.
    private mutating func believe(_ word: Evidence, at now: Date) -> Transition? {
        guard let room = word.room else { return nil }
        filter.settle(in: room)
        passOver(now)
        return settle(in: room, since: word.heardAt, chance: 1, word, at: now)
    }

    /// Weighs the readings of scanners; moves the person to a room that is likelier by a margin than the one they are
    /// in, or were last known to be in.
    /// - Parameter word: a dead scanner's last reading, louder than all readings that are weighed.
    mutating func weigh(
        _ evidence: [Evidence], beside word: Evidence? = nil, at now: Date, _ context: Context
    ) -> Transition? {
        listen(at: now, context)
        let rooms = filter.rooms
        guard let best = rooms.first, let support = support(for: best.room, evidence) else { return nil }
        noteCandidate(among: rooms, evidence)
        if let word, !lets(support, find: best.room, beside: word) { return nil }
        if let held = whereabouts, held.state != .left, held.room != best.room {
            let chance = rooms.first { $0.room == held.room }?.chance ?? 0
            guard best.chance > chance * exp(context.margin) else { return nil }
            guard contest?.isDecided(for: best.room) ?? true else { return nil }
            guard !isStolen(held, support, evidence, at: now, context) else { return nil }
        }
        let since = candidate?.room == best.room ? candidate?.since : nil
        return settle(
            in: best.room, since: since ?? support.heardAt, chance: best.chance, support, at: now)
    }

    /// Returns the living link that supports a decision for a room: the room's strongest, or the strongest of all if no
    /// receiver stands in the room.
    private func support(for room: Int64, _ evidence: [Evidence]) -> Evidence? {
        let support = evidence.first { $0.room == room } ?? evidence.first
        return support?.isLive == true ? support : nil
    }

    /// Returns whether a room gains only because the scanner of the other has fallen silent.
    private func isStolen(
        _ held: Whereabouts, _ support: Evidence, _ evidence: [Evidence], at now: Date, _ context: Context
    ) -> Bool {
        guard let scanner = held.link?.scanner, !context.isComplete(scanner, at: now),
            let last = evidence.first(where: { $0.link == held.link && $0.room == held.room })
        else { return false }
        return support.level <= last.level
    }

    /// Records since when the likeliest other room has been gaining on the current one, or has been ahead of it: a move
    /// is dated back to then. A room that has been a candidate for long, and has become no likelier, is not a move yet.
    private mutating func noteCandidate(among rooms: [(room: Int64, chance: Double)], _ evidence: [Evidence]) {
        let held = whereabouts?.state == .present ? whereabouts?.room : nil
        guard let rival = rooms.first(where: { $0.room != held }),
            rival.chance > Parameters.current.decision.candidateChance
        else {
            return candidate = nil
        }
        let isAhead = rooms.first?.room == rival.room
        if let before = candidate, before.room == rival.room,
            isAhead || rival.chance > before.chance + Parameters.current.decision.candidateGain
        {
            return candidate = Candidate(room: rival.room, since: before.since, chance: rival.chance)
        }
        guard let support = support(for: rival.room, evidence) else { return }
        candidate = Candidate(room: rival.room, since: support.heardAt, chance: rival.chance)
    }

    /// Keeps the person in a room, or moves them to it.
    private mutating func settle(
        in room: Int64, since: Date, chance: Double, _ support: Evidence, at now: Date
    ) -> Transition? {
        guard let held = whereabouts, held.state == .present, held.room == room else {
            candidate = nil
            return enter(room, support, since: min(since, now), confidence: chance, at: now)
        }
        whereabouts?.confidence = chance
        whereabouts?.link = support.link
        whereabouts?.beacon = support.beacon
        whereabouts?.leaveAfter = support.leaveAfter
        return nil
    }
}

extension PersonTrack {
    /// Records that a person is found in a room where they were not known to be.
    mutating func enter(
        _ room: Int64, _ evidence: Evidence, since: Date, confidence: Double, at now: Date
    ) -> Transition {
        let earliest = whereabouts.map { $0.state == .present ? PersonTrack.earliestEnd(of: $0, at: now) : $0.since }
        let after = Whereabouts(
            state: .present, room: room, since: max(since, earliest ?? since),
            heardAt: heardAt ?? evidence.heardAt, decidedAt: now, confidence: confidence, link: evidence.link,
            beacon: evidence.beacon, leaveAfter: evidence.leaveAfter, badge: badge,
            client: clients.followed, clientCarriedAt: clients.carriedAt)
        return change(to: after, visitEndedAt: after.since, visitEnd: .moved)
    }

    /// Ends the person's presence in a room.
    /// - Parameter dead: the scanner whose last reading makes them unknown.
    mutating func end(_ held: Whereabouts, as state: WhereaboutsState, to dead: Evidence?, at now: Date) -> Transition {
        let lastReading = max(held.heardAt, held.since).addingTimeInterval(1)
        let endedAt = max(PersonTrack.earliestEnd(of: held, at: now), min(lastReading, now))
        var after = held
        after.state = state
        after.since = endedAt
        after.decidedAt = now
        after.confidence = 0
        return change(
            to: after, visitEndedAt: endedAt, visitEnd: state == .left ? .left : .unknown,
            quiet: dead.flatMap(QuietScanner.init))
    }

    /// Returns the earliest end of a visit: it lasts at least one second, the duration of a sighting, but it does not
    /// extend beyond `now`, and never ends at the instant it began.
    private static func earliestEnd(of held: Whereabouts, at now: Date) -> Date {
        held.since.addingTimeInterval(min(1, max(0.001, now.timeIntervalSince(held.since))))
    }

    mutating func change(
        to after: Whereabouts, visitEndedAt: Date, visitEnd: VisitEnd, quiet: QuietScanner? = nil
    ) -> Transition {
        let before = whereabouts
        let closes = before?.state == .present
        whereabouts = after
        // Evidence against the new whereabouts is timed from now on.
        contrarySince = 0
        return Transition(
            person: person, before: before, after: after, visitEndedAt: closes ? visitEndedAt : nil,
            visitEnd: closes ? visitEnd : nil, quiet: quiet)
    }
}
