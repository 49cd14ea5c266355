/// What a survey, or the record in its place, taught: the fingerprints of each room, spot by spot, and how often people
/// move.
public struct RadioMap: Equatable, Sendable {
    let fingerprints: Fingerprints
    /// How much placement counts beside the survey, for each dB.
    public internal(set) var placementWeight = 0.0
    /// Whether a survey taught it: what the record alone taught is as loud as the badges that taught it.
    var isSurveyed = false
    /// Rooms that the record alone taught, beside a survey that does not know them: it knows the middle of them, where
    /// it is sure.
    var taughtRooms: Set<Int64> = []
    /// Whether a receiver stands in each surveyed room. Where some have none, placement would speak for the others
    /// alone, so that it says nothing between surveyed rooms.
    public internal(set) var comparesPlacement = true
    /// By surveyed room, the receivers that stand in it.
    private(set) var receiversIn: [Int64: [Int64]] = [:]
    /// How much of what it says counts where seconds are weighed together with those around them: what a short survey
    /// gets wrong, it gets wrong in all of them. Placement takes the rest.
    public internal(set) var weightInHindsight = 1.0
    /// How often a person goes to another room, a second.
    public internal(set) var moveRate: Double

    init(_ fingerprints: Fingerprints, moveRate: Double) {
        self.fingerprints = fingerprints
        self.moveRate = moveRate
    }

    /// - Parameter placement: by receiver, the room it stands in.
    mutating func place(_ placement: [Int64: Int64]) {
        receiversIn = [:]
        for (receiver, room) in placement.sorted(by: { $0.key < $1.key }) where rooms.contains(room) {
            receiversIn[room, default: []].append(receiver)
        }
    }

    /// The receivers that the survey heard.
    var receivers: Set<Int64> { Set(fingerprints.places.keys) }

    /// The rooms with fingerprints. They are called surveyed, a person who taught them.
    public var rooms: Set<Int64> { Set(fingerprints.spotsOf.keys) }
}

extension RadioMap {
    /// The same fingerprints, with people going from room to room as often as where there is no survey: a survey that
    /// stood still in each room does not tell how often people walk.
    public func atUsualPace() -> RadioMap {
        var map = self
        map.moveRate = Parameters.current.transition.moveRate
        return map
    }
}
