import Foundation

extension PersonTrack {
    /// Lets the belief take in what came since it last did, at most once a second.
    mutating func listen(at now: Date, _ surroundings: Surroundings) {
        let elapsed = listenedAt.map { now.timeIntervalSince($0) } ?? 1
        guard elapsed >= Self.second else { return }
        let heard = levels.compactMap { link, level in
            link.scanner.flatMap { scanner in level.freshMean.map { (receiver: scanner, level: $0) } }
        }
        // A packet that is lost is lost to all receivers: a second in which nobody heard anything says nothing.
        guard !heard.isEmpty else { return }
        let moment = Moment(
            elapsed: min(elapsed, Self.longestStep),
            scores: scores(heard.sorted { $0.receiver < $1.receiver }, at: now, surroundings))
        passOver(now)
        belief.take(moment, surroundings.passages, map: surroundings.map)
        if surroundings.settings.keepsTrail { trail.append(TrailStep(at: now, moment: moment)) }
    }

    /// What came up to now has been weighed, or was not needed.
    mutating func passOver(_ now: Date) {
        for link in levels.keys { levels[link]?.growOld() }
        listenedAt = now
    }

    /// A second, less what a tick may come early.
    private static let second = 0.9
    /// After a longer time without evidence nothing more is forgotten, in seconds.
    private static let longestStep = 60.0

    private func scores(
        _ heard: [(receiver: Int64, level: Double)], at now: Date, _ surroundings: Surroundings
    ) -> [(hypothesis: Hypothesis, score: Double)] {
        let placement = placement(at: now, surroundings)
        let believed = belief.shares.map(\.hypothesis)
        guard let map = surroundings.map, let silence = surroundings.silence else {
            return Set(placement.keys).union(believed.map(\.room)).sorted().map {
                (Hypothesis(room: $0, spot: -1), placement[$0] ?? Self.unlikely)
            }
        }
        let earful = Earful(levels: heard, silence: silence)
        return hypotheses(map, heard, rooms: Set(placement.keys).union(believed.map(\.room))).map { hypothesis in
            let spot = hypothesis.spot < 0 ? nil : Int(hypothesis.spot)
            return (hypothesis, map.score(earful, at: spot) + (placement[hypothesis.room] ?? Self.unlikely))
        }
    }

    private func hypotheses(
        _ map: SoundMap, _ heard: [(receiver: Int64, level: Double)], rooms: Set<Int64>
    ) -> [Hypothesis] {
        var spots: Set<Int32> = []
        for (receiver, _) in heard {
            if let place = map.places[receiver] { spots.formUnion(map.spotsHearing[place]) }
        }
        for room in rooms { spots.formUnion(map.spotsOf[room] ?? []) }
        let surveyed = spots.map { Hypothesis(room: map.spots[Int($0)].room, spot: $0) }
        let others = rooms.filter { map.spotsOf[$0] == nil }.map { Hypothesis(room: $0, spot: -1) }
        return (surveyed + others).sorted()
    }

    /// What placement says: the logarithm of each room's likelihood by how loud its own receivers hear.
    ///
    /// Several receivers of a room count by their mean power, softly, so that neither their number nor the best of
    /// them decides. A share of seconds is taken for odd, so that one reading moves nobody.
    private func placement(at now: Date, _ surroundings: Surroundings) -> [Int64: Double] {
        var powers: [Int64: (sum: Double, count: Double)] = [:]
        for (link, level) in levels {
            guard let scanner = link.scanner, let room = level.room else { continue }
            let value = level.freshMean ?? level.value(at: min(now, surroundings.completeThrough(scanner)))
            let power = exp((value ?? Level.floor) / Self.softness)
            let before = powers[room] ?? (0, 0)
            powers[room] = (before.sum + power, before.count + 1)
        }
        let weight = surroundings.map?.placementWeight ?? surroundings.settings.placementWeight
        let loudness = powers.mapValues { Self.softness * log($0.sum / $0.count) * weight }
        let best = loudness.values.max() ?? 0
        return loudness.mapValues { log((1 - Self.odd) * exp($0 - best) + Self.odd) }
    }

    /// dB.
    private static let softness = 6.0
    private static let odd = 0.05
    private static var unlikely: Double { log(odd) }
}

/// What one second said, and when.
struct TrailStep: Equatable, Sendable {
    let at: Date
    let moment: Moment
}
