import Foundation
import Vocabulary

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
    mutating func passOver(_ now: Date) {
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
    mutating func dropSilentLinks(at now: Date, context: Context) {
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
