/// What a survey, or the record in its place, taught: the fingerprints of each room, spot by spot, and how often people
/// move.
public struct RadioMap: Equatable, Sendable {
    let fingerprints: Fingerprints
    /// The weight of placement beside the survey, per dB.
    public internal(set) var placementWeight = 0.0
    /// Whether a survey taught it: the levels of a map that only the record taught are those of the badges in the
    /// record.
    var isSurveyed = false
    /// Rooms that only the record taught, because the survey does not cover them: the record knows their middle, where
    /// it is sure.
    var taughtRooms: Set<Int64> = []
    /// Whether a receiver stands in each surveyed room. If some rooms have none, placement would favour the others, so
    /// it does not count between surveyed rooms.
    public internal(set) var comparesPlacement = true
    /// The receivers that stand in each surveyed room.
    private(set) var receiversIn: [Int64: [Int64]] = [:]
    /// The weight of the map if seconds are weighed together with those around them: the errors of a short survey
    /// affect all of them. Placement gets the rest.
    public internal(set) var weightInHindsight = 1.0
    /// The rate of moves to another room, per second.
    public internal(set) var moveRate: Double

    init(_ fingerprints: Fingerprints, moveRate: Double) {
        self.fingerprints = fingerprints
        self.moveRate = moveRate
    }

    /// - Parameter placement: the room that each receiver stands in.
    mutating func place(_ placement: [Int64: Int64]) {
        receiversIn = [:]
        for (receiver, room) in placement.sorted(by: { $0.key < $1.key }) where rooms.contains(room) {
            receiversIn[room, default: []].append(receiver)
        }
    }

    /// The receivers that the survey heard.
    var receivers: Set<Int64> { Set(fingerprints.places.keys) }

    /// The rooms with fingerprints. They are called surveyed even if the record taught them.
    public var rooms: Set<Int64> { Set(fingerprints.spotsOf.keys) }
}

extension RadioMap {
    /// Returns the same fingerprints with the move rate that is used without a survey: a survey that stood still in
    /// each room does not show how often people walk.
    public func atUsualPace() -> RadioMap {
        var map = self
        map.moveRate = Parameters.current.transition.moveRate
        return map
    }
}
