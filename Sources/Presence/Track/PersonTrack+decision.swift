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
        if whereabouts?.state != .left || hasNewReport { (decidedAt, hasNewReport) = (now, false) }
        dropSilentLinks(at: now, context: context)
        var evidence = evidence(at: now, context: context)
        let reading = judge(&evidence, at: now, context)
        if isAwaited(context) {
            // Readings meanwhile are not weighed, and the time does not count as time in which the person may have
            // moved.
            passOver(now)
        } else if let first = leading(of: evidence, at: now, context), first.isLive {
            // A client has ranged its beacons itself and is believed; levels of scanners are weighed.
            let found =
                first.link.scanner == nil
                ? believe(first, at: now) : weigh(evidence, beside: reading, at: now, context)
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
            let report = louder(of: evidence.filter(\.isLive)), report.link.isClient
        else { return louder(of: evidence) }
        return report
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
    private mutating func believe(_ report: Evidence, at now: Date) -> Transition? {
        guard let room = report.room else { return nil }
        filter.settle(in: room)
        passOver(now)
        return settle(in: room, since: report.heardAt, chance: 1, report, at: now)
    }

    /// Weighs the readings of scanners; moves the person to a room that is likelier by a margin than the one they are
    /// in, or were last known to be in.
    /// - Parameter reading: a dead scanner's last reading, louder than all readings that are weighed.
    mutating func weigh(
        _ evidence: [Evidence], beside reading: Evidence? = nil, at now: Date, _ context: Context
    ) -> Transition? {
        listen(at: now, context)
        let rooms = filter.rooms
        guard let best = rooms.first, let support = support(for: best.room, evidence) else { return nil }
        noteCandidate(among: rooms, evidence)
        if let reading, !lets(support, find: best.room, beside: reading) { return nil }
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

extension PersonTrack {
    /// One step of the forward filter, at most once a second.
    ///
    /// In: the readings since the last step. Out: the posterior over rooms and spots, and the level offset.
    mutating func listen(at now: Date, _ context: Context) {
        let elapsed = listenedAt.map { now.timeIntervalSince($0) } ?? 1
        guard elapsed >= Parameters.current.decision.second else { return }
        // A lost packet is lost for all receivers: a second without any reading shows nothing.
        guard levels.contains(where: { $0.freshReading != nil }) else { return }
        let tellsOffset = context.map?.tellsOffset == true
        var offset = self.offset ?? LiveOffset(context.louder(badge))
        let trial = tellsOffset ? offset.trial : LiveOffset.Trial(context.louder(badge))
        let (likelihoods, fits) = likelihoods(at: now, trial, context)
        let moment = StateLikelihoods(elapsed: min(elapsed, Parameters.current.transition.maxStep), likelihoods)
        passOver(now)
        let gains = filter.take(moment, context.transitions, map: context.map)
        noteContest(gains, after: moment.elapsed)
        if tellsOffset {
            offset.learn(trial, fits: filter.mean(of: fits, at: moment.likelihoods), after: moment.elapsed)
            self.offset = offset
        }
        if context.keepsTrail { steps = [TrailStep(at: now, moment: moment)] }
    }

    /// Marks the readings up to now as weighed or not needed.
    private mutating func passOver(_ now: Date) {
        levels.growOld()
        listenedAt = now
    }

    private func likelihoods(
        at now: Date, _ trial: LiveOffset.Trial, _ context: Context
    ) -> (likelihoods: [StateLikelihoods.Likelihood], fits: [SIMD4<Float>]) {
        let placement = placement(at: now, context)
        var rooms = Rooms()
        for placed in placement.rooms { rooms.insert(placed.room) }
        for share in filter.shares { rooms.insert(share.state.room) }
        guard let map = context.map, let silence = context.silence else {
            let weight = Parameters.current.placement.weight
            return (
                rooms.all.map { room in
                    StateLikelihoods.Likelihood(
                        HiddenState(room: room, spot: -1), score: placement.score(of: room, weight: weight))
                }, []
            )
        }
        let scan = Scan(freshReadings, map, silence: silence, louder: trial.mean)
        for case let place? in scan.loudest(where: { !map.fingerprints.roomsHeard[$0].isEmpty }) {
            for room in map.fingerprints.roomsHeard[place] { rooms.insert(room) }
        }
        return map.likelihoods(
            scan, in: rooms.all, placement, unsurveyed: Parameters.current.placement.weight,
            share: context.keepsTrail ? map.weightInHindsight : 1, trial: trial)
    }

    private var freshReadings: [(receiver: Int64, level: Double)] {
        var readings: [(receiver: Int64, level: Double)] = []
        readings.reserveCapacity(levels.count)
        for level in levels {
            if let reading = level.freshReading { readings.append(reading) }
        }
        return readings
    }

    func placement(at now: Date, _ context: Context) -> Placement.Scores {
        var placement = Placement(links: levels.count)
        for level in levels {
            guard let scanner = level.link.scanner, let room = level.room else { continue }
            let value = level.freshMean ?? level.value(at: min(now, context.completeThrough(scanner)))
            placement.hear(value, in: room)
        }
        let notListening = context.roomsNotListening
        guard !notListening.isEmpty else { return placement.scores() }
        return placement.scores(
            notListening: notListening, beside: filter.rooms.first { !notListening.contains($0.room) }?.room)
    }
}

extension PersonTrack {
    /// The evidence of one second, and its time.
    struct TrailStep: Equatable, Sendable {
        let at: Date
        let moment: StateLikelihoods
    }
}

extension PersonTrack {
    /// Returns the strongest evidence for each room, of all that counts, the strongest first.
    func evidence(
        at now: Date, context: Context, where counts: (Evidence) -> Bool = { _ in true }
    ) -> [Evidence] {
        var best: [Evidence] = []
        best.reserveCapacity(levels.count)
        for level in levels {
            guard let found = level.evidence(at: now, context: context), counts(found) else { continue }
            if let index = best.firstIndex(where: { $0.room == found.room }) {
                if best[index].isWeaker(than: found) { best[index] = found }
            } else {
                best.append(found)
            }
        }
        // Equal levels are told apart by room, so that the order never depends on what came first.
        best.sort { ($0.level, $1.room ?? 0) > ($1.level, $0.room ?? 0) }
        return best
    }

    /// Drops links that have fallen silent and, once a person who is not present has not been heard for the leave time,
    /// the last readings of dead scanners: a person who appears after that is judged without them.
    private mutating func dropSilentLinks(at now: Date, context: Context) {
        let leaveTime = whereabouts.map(context.leaveTime) ?? 0
        let gone =
            whereabouts?.state != .present && heardAt.map { now.timeIntervalSince($0) > leaveTime } ?? true
        // If a client reports the person, it will also report that they have left.
        let isTold = whereabouts.map { $0.state == .present && $0.link?.isClient == true } ?? false
        let kept = isTold ? lastOfBadge?.link : nil
        levels.drop { level in
            // A person who was heard just now is not silent, whatever happened to the scanner.
            let isSilent =
                now.timeIntervalSince(level.heardAt) > Parameters.current.link.timeout
                || level.mean <= Parameters.current.link.floor
            guard isSilent else { return false }
            guard let found = level.evidence(at: now, context: context) else { return level.link != kept }
            return !found.isLive && gone
        }
        forgetOldWords(at: now, context)
    }
}

/// Decisions about a silent person. A person who counted as left, or was not known, before a late report shows that
/// they were heard, is unknown until everything that the scanner heard has arrived. A scanner whose spool was not empty
/// before a restart may still hold more. If a scanner was moved to another room and no scanner is alive in the old
/// room, nothing listens there: a person who was there and is heard nowhere is unknown.
extension PersonTrack {
    /// Marks a person who is no longer heard as left, or as unknown if silence proves nothing.
    private mutating func loseSight(
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
    private var lastOfBadge: Level? {
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
