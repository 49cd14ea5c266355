import Foundation

/// What a survey taught: how each room sounds, spot by spot.
public struct SoundMap: Equatable, Sendable {
    /// The receivers that the survey heard, numbered from 0.
    let places: [Int64: Int]
    /// Those of a room follow each other, rooms in ascending order.
    let spots: [Spot]
    /// Place by place of `places`, and in it spot by spot.
    let sounds: [Sound]
    /// The same, made ready.
    private(set) var ears = Ears()
    /// In the same order, the logarithm of the chance that the receiver hears nothing in a second.
    let silences: [Double]
    /// How the building sounds as a whole: what is likely where nothing is known.
    let background: [Sound]
    /// A receiver with a smaller chance of hearing a badge in a room is no reason to think of that room.
    private static let audible = 0.02
    /// The rooms of so few spots are all thought of each time.
    private static let few = 128

    /// By receiver, the rooms where it hears a badge now and then, in ascending order. All spots of a room or none: a
    /// room judged by some of them is judged unfairly.
    let roomsHeard: [[Int64]]
    /// By room, its spots.
    let spotsOf: [Int64: Range<Int>]
    /// How much placement counts beside the survey, for each dB.
    public internal(set) var placementWeight = 0.0
    /// Whether a receiver stands in each surveyed room. Where some have none, placement would speak for the others
    /// alone, so that it says nothing between surveyed rooms.
    public internal(set) var comparesPlacement = true
    /// How often somebody goes to another room, a second.
    public internal(set) var moveRate: Double

    /// - Parameter learned: spots, rooms in ascending order, each with its sounds in the order of the receivers.
    init(receivers: [Int64], learned: [(spot: Spot, sounds: [Sound])], background: [Sound], moveRate: Double) {
        places = Dictionary(uniqueKeysWithValues: zip(receivers, receivers.indices))
        spots = learned.map(\.spot)
        sounds = receivers.indices.flatMap { place in learned.map { $0.sounds[place] } }
        let silence = receivers.indices.flatMap { place in
            learned.map { Self.silence($0.sounds[place], background[place]) }
        }
        silences = silence.map { log($0) }
        self.background = background
        self.moveRate = moveRate
        spotsOf = Dictionary(learned.indices.map { (learned[$0].spot.room, $0..<$0 + 1) }) {
            $0.lowerBound..<$1.upperBound
        }
        roomsHeard = receivers.indices.map { place in
            let near = learned.filter { learned.count <= Self.few || $0.sounds[place].chance > Self.audible }
            return Set(near.map(\.spot.room)).sorted()
        }
        for (sound, silence) in zip(sounds, silence) {
            ears.append(sound, silence: silence, weight: 1 - Self.strange)
        }
    }

    func sound(of place: Int, at spot: Int) -> Sound { sounds[place * spots.count + spot] }

    /// The rooms that were surveyed.
    public var rooms: Set<Int64> { Set(spotsOf.keys) }
}
