import Foundation

/// How much louder a badge is heard than those that the survey was made with, by battery, case, and who wears it how:
/// found room by room, since who sits with their back to a receiver is fainter for as long as that, and there alone.
///
/// The record estimates it over the places a person may have been in, by the posterior. A room counts as one witness
/// that may be 3 dB off, however long a person sits in it, and the mean is believed only where it is more than chance.
/// Rooms that the record taught, and a survey of one room, say nothing of it. The offset is taken off the levels of a
/// labelled second; placement, which compares receivers, needs none. Each new span of the record estimates it again, so
/// that a wrong one is unlearned.
public struct LevelOffset: Equatable, Sendable {
    /// What was known before any of this.
    private var before: Estimate
    /// Room by room, what was found there lately; the one that was added to last at the end.
    private var rooms: [Lesson] = []

    public init(knowing estimate: Estimate = Estimate()) {
        before = estimate
    }

    /// Whether anything of it was found since.
    public var isFound: Bool { !rooms.isEmpty }

    public mutating func add(_ lesson: Lesson) {
        guard lesson.weight > 0 else { return }
        var lesson = lesson
        if let index = rooms.firstIndex(where: { $0.room == lesson.room }) { lesson.add(rooms.remove(at: index)) }
        let excess = max(1, lesson.weight / Parameters.current.offset.maxWeight)
        (lesson.sum, lesson.weight) = (lesson.sum / excess, lesson.weight / excess)
        rooms.append(lesson)
        if rooms.count > Parameters.current.offset.maxRooms { rooms.removeFirst() }
    }

    /// The mean over the rooms; what was known before counts until they say as much.
    public var estimate: Estimate {
        let (spread, share) = (Parameters.current.offset.roomSpread, Parameters.current.offset.effectiveShare)
        let certainties = rooms.map { 1 / (spread * spread + 1 / (share * $0.weight)) }
        let found = certainties.reduce(0, +)
        let known = max(0, before.certainty - found)
        let sum = zip(rooms, certainties).reduce(before.mean * known) { $0 + $1.0.mean * $1.1 }
        let certainty = found + known
        return Estimate(mean: certainty > 0 ? sum / certainty : 0, certainty: certainty)
    }
}

extension LevelOffset {
    /// How much louder a badge is heard than those that the survey was made with, as far as that is known.
    public struct Estimate: Equatable, Sendable {
        /// In dB; below 0 for one that is fainter.
        public let mean: Double
        /// One over its variance, in 1/dB², as rooms differ; 0 where nothing is known.
        public let certainty: Double

        public init(mean: Double = 0, certainty: Double = 0) {
            self.mean = mean
            self.certainty = certainty
        }

        /// What is taken off the levels of the badge, in dB: the mean, in so far as it is likely to be more than
        /// chance.
        public var decibels: Double {
            guard certainty > 0 else { return 0 }
            let deviations =
                mean * mean / (1 / certainty + Parameters.current.offset.bias * Parameters.current.offset.bias)
            return max(
                -Parameters.current.offset.limit,
                min(
                    Parameters.current.offset.limit,
                    mean / (1 + exp(Parameters.current.offset.even * Parameters.current.offset.even - deviations))))
        }
    }

    /// What the seconds that a badge was in a room say of how loud it is.
    public struct Lesson: Equatable, Sendable {
        public let badge: Int64
        public let room: Int64
        /// One over the variance of what they say, in 1/dB², were they independent of each other.
        public internal(set) var weight: Double
        /// How much louder than the survey's they find the badge, in dB, times the weight.
        var sum: Double

        /// How much louder than the survey's they find the badge, in dB.
        public var mean: Double { weight > 0 ? sum / weight : 0 }

        public init(badge: Int64, room: Int64, mean: Double, weight: Double) {
            (self.badge, self.room, self.weight) = (badge, room, weight)
            sum = mean * weight
        }

        /// Together, badge by badge and room by room.
        static func sums(_ lessons: [Lesson]) -> [Lesson] {
            let together = Dictionary(grouping: lessons) { [$0.badge, $0.room] }
            return together.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, lessons in
                lessons.dropFirst().reduce(into: lessons.first) { $0?.add($1) }
            }
        }

        mutating func add(_ other: Lesson) {
            sum += other.sum
            weight += other.weight
        }
    }
}

extension RadioMap {
    /// Whether a survey taught rooms enough: beside one alone, a person who is anywhere else is fainter.
    var tellsOffset: Bool { isSurveyed && fingerprints.spotsOf.count - taughtRooms.count > 1 }

    /// What a second says of how loud a badge is: where the likelihood of what was heard is greatest, by one step of
    /// Fisher's scoring from what is assumed. Its slope is the mean of the slopes at the places a person may have been,
    /// by how likely they are (Fisher's identity), and of each level it is that of a Student density, by how likely it
    /// is not strange.
    /// - Parameters:
    ///   - levels: by receiver, the mean level in dBm.
    ///   - posterior: what became of the second.
    ///   - assumed: how much louder the badge was taken to be there, in dB.
    /// - Returns: nil if it says nothing.
    func offset(
        of levels: [Int64: Double], by posterior: ForwardBackward.Posterior, assumed: Double, badge: Int64
    ) -> LevelOffset.Lesson? {
        // How a room sounds that the record taught says how badges are that the record heard.
        guard let room = posterior.room, !taughtRooms.contains(room) else { return nil }
        let heard = levels.compactMap { receiver, level in
            fingerprints.places[receiver].map { (place: $0, level: level - assumed) }
        }
        var (slope, weight) = (0.0, 0.0)
        for share in posterior.places {
            guard let spots = fingerprints.spotsOf[share.state.room], spots.contains(Int(share.state.spot)) else {
                continue
            }
            let spot = Int(share.state.spot) - spots.lowerBound
            for (place, level) in heard {
                guard let hearing = fingerprints.hearing(of: place, in: share.state.room) else { continue }
                let sound = fingerprints.sounds[hearing.first + spot]
                let pull = share.chance * pull(of: level, on: sound, place)
                slope += pull * (level - sound.level)
                weight += pull
            }
        }
        guard weight > 0 else { return nil }
        return LevelOffset.Lesson(
            badge: badge, room: room, mean: assumed + slope / weight, weight: weight * Self.weight(of: heard.count))
    }

    /// What a level weighs, in 1/dB²: the less, the farther off it is.
    private func pull(of level: Double, on sound: LevelDistribution, _ place: Int) -> Double {
        let own = (1 - Parameters.current.emission.outlierShare) * sound.likelihood(of: level)
        let strange = Parameters.current.emission.outlierShare * fingerprints.background[place].likelihood(of: level)
        return own / (own + strange) * sound.pull(of: level)
    }
}
