import Foundation

/// The fingerprints of a building: a level distribution for every spot and every receiver that the survey heard there.
/// Learned once, shared and immutable.
///
/// Only levels that were heard are kept, so that a building with ten times the rooms needs ten times the memory.
final class Fingerprints: Sendable {
    /// How a receiver hears the spots of one room.
    struct Hearing: Equatable, Sendable {
        let room: Int64
        let spots: Range<Int>
        /// The index of the first distribution of its spots.
        let first: Int
        /// The index of the first packed group of its spots.
        let ear: Int

        var sounds: Range<Int> { first..<first + spots.count }
    }

    /// The receivers that the survey heard, numbered from 0.
    let places: [Int64: Int]
    /// The spots of a room are consecutive; rooms are in ascending order.
    let spots: [Spot]
    /// The spots of each room.
    let spotsOf: [Int64: Range<Int>]
    /// The greatest number of spots that a room has.
    let maxSpots: Int
    /// The rooms that each receiver was heard in, in ascending order, by the receiver's place.
    let hearings: [[Hearing]]
    /// The level distributions, by hearing and then by spot.
    let sounds: [LevelDistribution]
    /// The same distributions in packed form.
    let ears: Packed
    /// The log-probabilities that the receiver hears nothing in a second, in the same order.
    let silences: [Double]
    /// The rooms in which each receiver hears a badge at least occasionally, in ascending order, by the receiver's
    /// place. Each room has all its spots or none, because judging a room by some of them would be biased.
    let roomsHeard: [[Int64]]
    /// The transitions from spot to spot in the walks.
    let walks: SpotTransitions
    /// The level distribution over the whole building, by receiver: the expectation if nothing is known.
    let background: [LevelDistribution]
    /// The level distribution in a room where the survey never heard the receiver, by receiver.
    let absent: [LevelDistribution]
    /// The log-probability of silence in such a room, by place.
    let absentSilences: [Double]

    /// - Parameters:
    ///   - receivers: the receivers, in ascending order.
    ///   - rooms: the rooms, in ascending order.
    init(
        receivers: [Int64], rooms: [SurveyedRoom], background: [LevelDistribution], absent: [LevelDistribution],
        walks: SpotTransitions
    ) {
        places = Dictionary(uniqueKeysWithValues: zip(receivers, receivers.indices))
        spots = rooms.flatMap { $0.spots.map(\.spot) }
        (self.background, self.walks) = (background, walks)
        self.absent = absent
        maxSpots = rooms.reduce(0) { max($0, $1.spots.count) }
        absentSilences = zip(absent, background).map { log(Self.silence($0, $1)) }
        var hearings: [[Hearing]] = Array(repeating: [], count: receivers.count)
        var spotsOf: [Int64: Range<Int>] = [:]
        var (sounds, silences, ears) = ([LevelDistribution](), [Double](), Packed())
        var first = 0
        for room in rooms {
            let numbers = first..<first + room.spots.count
            first = numbers.upperBound
            spotsOf[room.room] = numbers
            for (column, place) in room.places.enumerated() {
                let heard = room.spots.map { $0.sounds[column] }
                let silence = heard.map { Self.silence($0, background[place]) }
                let ear = ears.append(heard, silences: silence, weight: 1 - Parameters.current.emission.outlierShare)
                hearings[place].append(Hearing(room: room.room, spots: numbers, first: sounds.count, ear: ear))
                sounds += heard
                silences += silence.map { log($0) }
            }
        }
        (self.hearings, self.spotsOf) = (hearings, spotsOf)
        (self.sounds, self.silences, self.ears) = (sounds, silences, ears)
        let all = first > Parameters.current.emission.fewSpots ? nil : rooms.map(\.room)
        roomsHeard = hearings.map { hearings in
            all
                ?? hearings.filter { hearing in
                    sounds[hearing.sounds].contains { $0.chance > Parameters.current.emission.audible }
                }.map(\.room)
        }
    }

    func hearing(of place: Int, in room: Int64) -> Hearing? {
        let all = hearings[place]
        var (low, high) = (all.startIndex, all.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].room < room { low = middle + 1 } else { high = middle }
        }
        return low < all.endIndex && all[low].room == room ? all[low] : nil
    }

    /// Returns how a receiver hears the spots of a room, in their order.
    func sounds(of place: Int, in room: Int64) -> [LevelDistribution] {
        guard let hearing = hearing(of: place, in: room) else {
            return Array(repeating: absent[place], count: spotsOf[room]?.count ?? 0)
        }
        return Array(sounds[hearing.sounds])
    }

    static func silence(_ sound: LevelDistribution, _ general: LevelDistribution) -> Double {
        (1 - Parameters.current.emission.outlierShare) * sound.silence + Parameters.current.emission.outlierShare
            * general.silence
    }
}

extension Fingerprints: Equatable {
    static func == (one: Fingerprints, other: Fingerprints) -> Bool {
        one === other
            || one.places == other.places && one.spots == other.spots && one.hearings == other.hearings
                && one.sounds == other.sounds && one.background == other.background && one.absent == other.absent
                && one.walks == other.walks
    }
}

extension Fingerprints {
    /// A part of a room with fingerprints of its own: levels near the window differ from those near the door.
    struct Spot: Equatable, Sendable {
        let room: Int64
        /// The share of the room's surveyed seconds that were spent here.
        let share: Double
    }

    /// The fingerprints of one room.
    struct SurveyedRoom {
        let room: Int64
        /// The places of the receivers that heard a badge in the room, in ascending order.
        let places: [Int]
        /// The spots, each with its level distributions in the order of `places`.
        let spots: [(spot: Spot, sounds: [LevelDistribution])]
        /// The index of the spot in each second of the room's survey.
        let visited: [Int]
    }
}
