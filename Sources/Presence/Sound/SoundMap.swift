/// What a survey taught: how each room sounds, spot by spot.
public struct SoundMap: Equatable, Sendable {
    /// The receivers that the survey heard, by their place in a spot's list of sounds.
    let places: [Int64: Int]
    let spots: [Spot]
    /// How the building sounds as a whole: what is likely where nothing is known.
    let background: [Sound]
    /// A receiver with a smaller chance of hearing a badge in a room is no reason to think of that room.
    private static let audible = 0.02
    /// So few spots are all thought of each time.
    private static let few = 128

    /// By receiver, the spots of the rooms where it is heard now and then. All spots of a room or none: a room judged
    /// by some of them is judged unfairly.
    let spotsHearing: [[Int32]]
    /// By room, its spots.
    let spotsOf: [Int64: [Int32]]
    /// How much placement counts beside the survey, for each dB; chosen by trying it within the survey.
    public internal(set) var placementWeight = 0.0
    /// How often somebody goes to another room, a second.
    public let moveRate: Double

    init(receivers: [Int64], spots: [Spot], background: [Sound], moveRate: Double) {
        places = Dictionary(uniqueKeysWithValues: zip(receivers, receivers.indices))
        self.spots = spots
        self.background = background
        self.moveRate = moveRate
        let spotsOf = Dictionary(grouping: spots.indices.map(Int32.init)) { spots[Int($0)].room }
        self.spotsOf = spotsOf
        spotsHearing = receivers.indices.map { place in
            guard spots.count > Self.few else { return spots.indices.map(Int32.init) }
            let near = Set(spots.filter { $0.sounds[place].chance > Self.audible }.map(\.room))
            return near.sorted().flatMap { spotsOf[$0] ?? [] }
        }
    }

    /// The rooms that were surveyed.
    public var rooms: Set<Int64> { Set(spotsOf.keys) }
}
