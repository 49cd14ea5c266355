import Foundation
import Vocabulary

extension PersonTrack {
    /// Lets the belief take in what came since it last did, at most once a second.
    mutating func listen(at now: Date, _ surroundings: Surroundings) {
        let elapsed = listenedAt.map { now.timeIntervalSince($0) } ?? 1
        guard elapsed >= Parameters.current.decision.second else { return }
        // A packet that is lost is lost to all receivers: a second in which nobody heard anything says nothing.
        guard levels.contains(where: { $0.freshReading != nil }) else { return }
        let tellsLoudness = surroundings.map?.tellsLoudness == true
        var loudness = self.loudness ?? LiveLoudness(surroundings.louder(badge))
        let trial = tellsLoudness ? loudness.trial : LoudnessTrial(surroundings.louder(badge))
        let (likelihoods, fits) = likelihoods(at: now, trial, surroundings)
        let moment = Moment(elapsed: min(elapsed, Parameters.current.transition.longestStep), likelihoods)
        passOver(now)
        belief.take(moment, surroundings.passages, map: surroundings.map)
        if tellsLoudness {
            loudness.learn(trial, fits: belief.mean(of: fits, at: moment.likelihoods), after: moment.elapsed)
            self.loudness = loudness
        }
        if surroundings.keepsTrail { steps = [TrailStep(at: now, moment: moment)] }
    }

    /// What came up to now has been weighed, or was not needed.
    mutating func passOver(_ now: Date) {
        levels.growOld()
        listenedAt = now
    }

    private func likelihoods(
        at now: Date, _ trial: LoudnessTrial, _ surroundings: Surroundings
    ) -> (likelihoods: [Moment.Likelihood], fits: [SIMD4<Float>]) {
        let placement = placement(at: now, surroundings)
        var rooms = Rooms()
        for placed in placement.rooms { rooms.insert(placed.room) }
        for share in belief.shares { rooms.insert(share.hypothesis.room) }
        guard let map = surroundings.map, let silence = surroundings.silence else {
            let weight = Parameters.current.placement.weight
            return (
                rooms.all.map { room in
                    Moment.Likelihood(
                        Hypothesis(room: room, spot: -1), score: placement.score(of: room, weight: weight))
                }, []
            )
        }
        let earful = Earful(freshReadings, map, silence: silence, louder: trial.mean)
        for case let place? in earful.loudest(where: { !map.scape.roomsHeard[$0].isEmpty }) {
            for room in map.scape.roomsHeard[place] { rooms.insert(room) }
        }
        return map.likelihoods(
            earful, in: rooms.all, placement, unsurveyed: Parameters.current.placement.weight,
            share: surroundings.keepsTrail ? map.weightInHindsight : 1, trial: trial)
    }

    private var freshReadings: [(receiver: Int64, level: Double)] {
        var readings: [(receiver: Int64, level: Double)] = []
        readings.reserveCapacity(levels.count)
        for level in levels {
            if let reading = level.freshReading { readings.append(reading) }
        }
        return readings
    }

    func placement(at now: Date, _ surroundings: Surroundings) -> Placement.Scores {
        var placement = Placement(links: levels.count)
        for level in levels {
            guard let scanner = level.link.scanner, let room = level.room else { continue }
            let value = level.freshMean ?? level.value(at: min(now, surroundings.completeThrough(scanner)))
            placement.hear(value, in: room)
        }
        let deaf = surroundings.deafRooms
        guard !deaf.isEmpty else { return placement.scores() }
        return placement.scores(deaf: deaf, beside: belief.rooms.first { !deaf.contains($0.room) }?.room)
    }
}

/// What one second said, and when.
struct TrailStep: Equatable, Sendable {
    let at: Date
    let moment: Moment
}

extension PersonTrack {
    /// What says most for each room, of all that counts, the strongest first.
    func evidence(
        at now: Date, surroundings: Surroundings, where counts: (Evidence) -> Bool = { _ in true }
    ) -> [Evidence] {
        var best: [Evidence] = []
        best.reserveCapacity(levels.count)
        for level in levels {
            guard let found = level.evidence(at: now, surroundings: surroundings), counts(found) else { continue }
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

    /// Drops links that have fallen silent, and what dead scanners last said of somebody who is not present, once nobody has
    /// heard them for the leave time: whoever turns up after that is judged afresh.
    mutating func dropSilentLinks(at now: Date, surroundings: Surroundings) {
        let leaveTime = whereabouts.map(surroundings.leaveTime) ?? 0
        let gone =
            whereabouts?.state != .present && heardAt.map { now.timeIntervalSince($0) > leaveTime } ?? true
        // Of whom a client tells, it will tell whether they have left.
        let isTold = whereabouts.map { $0.state == .present && $0.link?.isClient == true } ?? false
        let kept = isTold ? lastOfBadge?.link : nil
        levels.drop { level in
            // Who was heard just now is not silent, whatever became of the scanner.
            let isSilent =
                now.timeIntervalSince(level.heardAt) > Parameters.current.link.patience
                || level.mean <= Parameters.current.link.floor
            guard isSilent else { return false }
            guard let found = level.evidence(at: now, surroundings: surroundings) else { return level.link != kept }
            return !found.isLive && gone
        }
        forgetOldWords(at: now, surroundings)
    }
}
