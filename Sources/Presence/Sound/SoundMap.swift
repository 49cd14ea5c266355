/// What a survey taught: how each room sounds, spot by spot, and how people go about.
public struct SoundMap: Equatable, Sendable {
    /// A receiver with a smaller chance of hearing a badge in a room is no reason to think of that room.
    private static let audible = 0.02
    /// The rooms of so few spots are all thought of each time.
    private static let few = 128

    let scape: Soundscape
    /// Where people went from spot to spot.
    let walks: Walks
    /// By receiver, the rooms where it hears a badge now and then, in ascending order. All spots of a room or none: a
    /// room judged by some of them is judged unfairly.
    let roomsHeard: [[Int64]]
    /// How much placement counts beside the survey, for each dB.
    public internal(set) var placementWeight = 0.0
    /// Whether a receiver stands in each surveyed room. Where some have none, placement would speak for the others
    /// alone, so that it says nothing between surveyed rooms.
    public internal(set) var comparesPlacement = true
    /// How often somebody goes to another room, a second.
    public internal(set) var moveRate: Double

    init(_ scape: Soundscape, _ walks: Walks, moveRate: Double) {
        self.scape = scape
        self.walks = walks
        self.moveRate = moveRate
        roomsHeard = scape.hearings.map { hearings in
            guard scape.spots.count > Self.few else { return scape.spotsOf.keys.sorted() }
            return hearings.filter { hearing in
                scape.sounds[hearing.first..<hearing.first + hearing.spots.count].contains { $0.chance > Self.audible }
            }.map(\.room)
        }
    }

    /// The receivers that the survey heard.
    var receivers: Set<Int64> { Set(scape.places.keys) }

    /// The rooms that were surveyed.
    public var rooms: Set<Int64> { Set(scape.spotsOf.keys) }
}
