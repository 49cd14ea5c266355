import Foundation

/// The level offset of a badge: how much louder it is heard than the badges of the survey, because of its battery, its
/// case and how it is worn. It is estimated room by room, because a person who sits with their back to a receiver is
/// fainter only there and only for that time.
///
/// The record estimates the offset over the places where the person may have been, weighted by the posterior. Each room
/// counts as one witness that may be 3 dB off, however long the person sits in it, and the mean is used only if it is
/// significant. Rooms that the record taught, and surveys of a single room, do not contribute. The offset is subtracted
/// from the levels of a labelled second; placement, which compares receivers, does not need it. Each new span of the
/// record updates the estimate, so that a wrong one is corrected.
public struct LevelOffset: Equatable, Sendable {
    /// The estimate before any lesson.
    private var before: Estimate
    /// The latest lesson of each room; the room that was updated last is at the end.
    private var rooms: [Lesson] = []

    public init(knowing estimate: Estimate = Estimate()) {
        before = estimate
    }

    /// Whether any lesson was added since.
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

    /// The mean over the rooms; the prior estimate counts until the rooms have the same certainty.
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

        /// The offset to subtract from the levels of the badge, in dB: the mean, shrunk by the chance that it is
        /// insignificant.
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

    /// What the seconds of a badge in one room show about its level offset.
    public struct Lesson: Equatable, Sendable {
        public let badge: Int64
        public let room: Int64
        /// The inverse of the variance if the seconds were independent, in 1/dB².
        public internal(set) var weight: Double
        /// The level offset by these seconds, in dB, times the weight.
        var sum: Double

        /// The level offset by these seconds, in dB.
        public var mean: Double { weight > 0 ? sum / weight : 0 }

        public init(badge: Int64, room: Int64, mean: Double, weight: Double) {
            (self.badge, self.room, self.weight) = (badge, room, weight)
            sum = mean * weight
        }

        /// Returns the sums of the lessons, by badge and room.
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
    /// Whether a survey taught at least two rooms: by a survey of one room, a badge in any other room only seems
    /// fainter.
    var tellsOffset: Bool { isSurveyed && fingerprints.spotsOf.count - taughtRooms.count > 1 }

    /// Returns the level offset that one second shows: the maximum of the likelihood, found by one step of Fisher
    /// scoring from the assumed offset. The slope is the mean of the slopes at the places where the person may have
    /// been, weighted by the posterior (Fisher's identity). The slope of a level is that of a Student density, times
    /// the probability that the level is not an outlier.
    /// - Parameters:
    ///   - levels: the mean levels in dBm, by receiver.
    ///   - posterior: the posterior of the second.
    ///   - assumed: the level offset that was assumed there, in dB.
    /// - Returns: the lesson; nil if the second shows nothing.
    func offset(
        of levels: [Int64: Double], by posterior: ForwardBackward.Posterior, assumed: Double, badge: Int64
    ) -> LevelOffset.Lesson? {
        // The levels of a room that the record taught are those of the badges in the record, so they show no offset.
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

    /// Returns the weight of a level, in 1/dB²; it decreases with the distance from the mean.
    private func pull(of level: Double, on sound: LevelDistribution, _ place: Int) -> Double {
        let own = (1 - Parameters.current.emission.outlierShare) * sound.likelihood(of: level)
        let strange = Parameters.current.emission.outlierShare * fingerprints.background[place].likelihood(of: level)
        return own / (own + strange) * sound.pull(of: level)
    }
}
