import Foundation

extension PersonTrack {
    /// Lets the belief take in what came since it last did, at most once a second.
    mutating func listen(at now: Date, _ surroundings: Surroundings) {
        let elapsed = listenedAt.map { now.timeIntervalSince($0) } ?? 1
        guard elapsed >= Self.second else { return }
        var heard: [(receiver: Int64, level: Double)] = []
        heard.reserveCapacity(levels.count)
        for level in levels {
            if let scanner = level.link.scanner, let mean = level.freshMean { heard.append((scanner, mean)) }
        }
        // A packet that is lost is lost to all receivers: a second in which nobody heard anything says nothing.
        guard !heard.isEmpty else { return }
        let moment = Moment(elapsed: min(elapsed, Self.longestStep), likelihoods(heard, at: now, surroundings))
        passOver(now)
        belief.take(moment, surroundings.hastyPassages, map: surroundings.map)
        if surroundings.settings.keepsTrail { step = TrailStep(at: now, moment: moment) }
    }

    /// What came up to now has been weighed, or was not needed.
    mutating func passOver(_ now: Date) {
        levels.growOld()
        listenedAt = now
    }

    /// A second, less what a tick may come early.
    static let second = 0.9
    /// After a longer time without evidence nothing more is forgotten, in seconds.
    private static let longestStep = 60.0

    private func likelihoods(
        _ heard: [(receiver: Int64, level: Double)], at now: Date, _ surroundings: Surroundings
    ) -> [Moment.Likelihood] {
        let placement = placement(at: now, surroundings)
        var rooms = Rooms()
        for placed in placement { rooms.insert(placed.room) }
        for share in belief.shares { rooms.insert(share.hypothesis.room) }
        guard let map = surroundings.map, let silence = surroundings.silence else {
            return rooms.all.map { room in
                Moment.Likelihood(Hypothesis(room: room, spot: -1), score: Self.score(of: room, placement))
            }
        }
        let earful = Earful(heard, map, silence: silence)
        for reading in earful.loudest(where: { !map.roomsHeard[$0.place].isEmpty }) {
            for room in map.roomsHeard[reading.place] { rooms.insert(room) }
        }
        return map.likelihoods(earful, in: rooms.all.map { ($0, Self.score(of: $0, placement)) })
    }

    private static func score(of room: Int64, _ placement: [(room: Int64, score: Double)]) -> Double {
        for placed in placement where placed.room == room { return placed.score }
        return unlikely
    }

    /// What placement says: the logarithm of each room's likelihood by how loud its own receivers hear.
    ///
    /// Several receivers of a room count by their mean power, softly, so that neither their number nor the best of
    /// them decides. A share of seconds is taken for odd, so that one reading moves nobody.
    private func placement(at now: Date, _ surroundings: Surroundings) -> [(room: Int64, score: Double)] {
        var powers: [(room: Int64, sum: Double, count: Double)] = []
        powers.reserveCapacity(levels.count)
        for level in levels {
            guard let scanner = level.link.scanner, let room = level.room else { continue }
            let value = level.freshMean ?? level.value(at: min(now, surroundings.completeThrough(scanner)))
            let power = exp((value ?? Level.floor) / Self.softness)
            if let index = powers.firstIndex(where: { $0.room == room }) {
                powers[index] = (room, powers[index].sum + power, powers[index].count + 1)
            } else {
                powers.append((room, power, 1))
            }
        }
        let weight = surroundings.map?.placementWeight ?? surroundings.settings.placementWeight
        let loudness = powers.map { Self.softness * log($0.sum / $0.count) * weight }
        let best = loudness.max() ?? 0
        return zip(powers, loudness).map { ($0.room, log((1 - Self.odd) * exp($1 - best) + Self.odd)) }
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
