import Foundation
import Vocabulary

/// Decisions about a silent person. A person who counted as left, or was not known, before a late report shows that
/// they were heard, is unknown until everything that the scanner heard has arrived. A scanner whose spool was not empty
/// before a restart may still hold more. If a scanner was moved to another room and no scanner is alive in the old
/// room, nothing listens there: a person who was there and is heard nowhere is unknown.
extension PersonTrack {
    /// Marks a person who is no longer heard as left, or as unknown if silence proves nothing.
    mutating func loseSight(
        _ evidence: [Evidence], at now: Date, context: Context
    ) -> Transition? {
        guard let held = whereabouts, held.state != .left else { return nil }
        guard let scanner = held.link?.scanner else {
            let stillHeld = evidence.contains { $0.room == held.room && $0.isLive }
            guard held.state == .present, !stillHeld else { return nil }
            return loseClient(held, evidence, at: now, context)
        }
        let desertedSince = context.desertedSince(held, at: now)
        guard desertedSince == nil, let listening = context.listeningSince(scanner, at: now) else {
            // A scanner that was moved may still hear them where it is now.
            let isQuiet =
                desertedSince.map {
                    now.timeIntervalSince(max($0, held.heardAt)) > Parameters.current.scanner.quietAfter
                }
                ?? !context.isAlive(context.contact(with: scanner), at: now)
            guard held.state == .present, isQuiet else { return nil }
            let own = levels[.scanner(scanner)]?.evidence(at: now, context: context)
            return end(held, as: .unknown, to: evidence.first.flatMap { $0.isLive ? nil : $0 } ?? own, at: now)
        }
        let isGone = isGone(held, scanner, since: listening, at: now, context)
        if let dead = doubt(of: held, isGone: isGone, evidence, at: now, context) {
            var held = held
            // The scanner that makes them unknown in their own room may provide more evidence once it is back.
            if dead.room == held.room { (held.link, held.beacon) = (dead.link, dead.beacon) }
            return end(held, as: .unknown, to: dead, at: now)
        }
        return isGone ? lose(held, as: .left, to: nil, at: now, context) : nil
    }

    /// Handles the silence of the person's client, which proves nothing. But if their badge was heard since they came,
    /// and has fallen silent together with the client, the scanner that heard the badge last decides whether they have
    /// left.
    private mutating func loseClient(
        _ held: Whereabouts, _ evidence: [Evidence], at now: Date, _ context: Context
    ) -> Transition? {
        let dead = lastReading(of: evidence, at: now, context)
        var held = held
        if let dead, dead.room == held.room {
            (held.link, held.beacon) = (dead.link, dead.beacon)
        } else if let last = lastOfBadge, let scanner = last.link.scanner, fellSilent(last, with: held, context) {
            (held.link, held.beacon) = (last.link, last.beacon)
            if let listening = context.listeningSince(scanner, at: now),
                isGone(held, scanner, since: listening, at: now, context)
            {
                return lose(held, as: .left, to: nil, at: now, context)
            }
        }
        return lose(held, as: .unknown, to: dead, at: now, context)
    }

    /// Returns whether a level dates from after they came, and from about the time of the client's last report.
    private func fellSilent(_ last: Level, with held: Whereabouts, _ context: Context) -> Bool {
        let maximum = min(context.leaveTime(of: held), Parameters.current.client.silentAfter)
        return last.heardAt >= max(held.since, held.heardAt - maximum, context.startedAt)
    }

    /// The last level of their badge at a scanner.
    var lastOfBadge: Level? {
        levels.lazy.filter { $0.link.scanner != nil }.max { $0.heardAt < $1.heardAt }
    }

    /// Returns whether a listening scanner has been silent for so long that they have left. It may still hold
    /// sightings, so only silence up to the time for which its evidence is complete counts. A scanner that was moved
    /// proves nothing about the old room.
    func isGone(
        _ held: Whereabouts, _ scanner: Int64, since listening: Date, at now: Date, _ context: Context
    ) -> Bool {
        guard context.desertedSince(held, at: now) == nil else { return false }
        let silence = min(now, context.completeThrough(scanner)).timeIntervalSince(max(held.heardAt, listening))
        return silence > 0 && silence >= context.leaveTime(of: held)
    }

    /// Handles the loss of a person's link: another badge of theirs may still provide evidence.
    /// - Parameter dead: the scanner whose last reading makes them unknown.
    private mutating func lose(
        _ held: Whereabouts, as state: WhereaboutsState, to dead: Evidence?, at now: Date, _ context: Context
    ) -> Transition? {
        if followAnother(at: now, context: context) {
            return weigh(evidence(at: now, context: context), at: now, context)
        }
        // Readings from before they left must not bring them back.
        if state == .left { levels.drop { $0.link.scanner != nil } }
        return end(held, as: state, to: dead, at: now)
    }
}

extension PersonTrack {
    /// Handles a late observation of a person who was not known, or counted as left, at the time, because a scanner's
    /// connection lags or its spool is handed in. It does not show where they are now; but they have left only once it
    /// is known that this scanner heard no more of them.
    mutating func findMissed(_ late: Observation, at now: Date, context: Context) -> Transition? {
        guard isOwn(late), let scanner = late.link.scanner, let room = late.room,
            whereabouts.map({ isLater(late, than: $0) }) ?? true
        else { return nil }
        badge = badge ?? late.beacon
        heardAt = max(heardAt ?? late.heardAt, late.heardAt)
        var found = Whereabouts(
            state: .unknown, room: room, since: late.heardAt, heardAt: late.heardAt, decidedAt: now, confidence: 0,
            link: late.link, beacon: late.beacon, leaveAfter: late.leaveAfter, badge: badge, client: clients.followed,
            clientCarriedAt: clients.carriedAt)
        if let listening = context.listeningSince(scanner, at: now),
            isGone(found, scanner, since: listening, at: now, context)
        {
            found.state = .left
        }
        guard found.state != whereabouts?.state else {
            whereabouts?.heardAt = late.heardAt
            return nil
        }
        return change(to: found, visitEndedAt: late.heardAt, visitEnd: .unknown)
    }

    /// If several scanners hand in what they heard, the scanner that heard the person last decides whether they have
    /// left.
    mutating func awaitLatest(_ late: Observation, at now: Date, context: Context) {
        guard let held = whereabouts, held.state == .unknown, let awaited = held.link?.scanner, late.link != held.link,
            late.heardAt >= held.heardAt, context.listeningSince(awaited, at: now) != nil
        else { return }
        whereabouts?.link = late.link
        whereabouts?.beacon = late.beacon
        whereabouts?.leaveAfter = late.leaveAfter
    }

    /// Returns whether an observation is later beyond clock differences: two scanners hear the last packets of a
    /// leaving person at slightly different times, by clocks that differ.
    private func isLater(_ late: Observation, than held: Whereabouts) -> Bool {
        held.state == .left && late.heardAt.timeIntervalSince(held.heardAt) > Parameters.current.link.timeout
    }
}
