/// The occupants of rooms, updated from changes of whereabouts: how many are present in each room, and how many unknown
/// people were last there. It knows people only by number.
public struct RoomCounts: Equatable, Sendable {
    /// What is believed of a person.
    public enum Belief: Equatable, Sendable {
        case present(room: Int64)
        /// Nil if the last room is unknown too.
        case unknown(lastRoom: Int64?)
        case left
    }

    private var beliefs: [Int64: Belief] = [:]
    private var counts: [Int64: (present: Int, unknown: Int)] = [:]

    public init() {}

    public static func == (one: RoomCounts, other: RoomCounts) -> Bool { one.beliefs == other.beliefs }

    public subscript(room: Int64) -> (present: Int, unknown: Int) { counts[room] ?? (0, 0) }

    /// Updates what is believed of a person; nil if they no longer exist.
    /// - Returns: the rooms whose counts may have changed.
    @discardableResult
    public mutating func take(_ person: Int64, _ belief: Belief?) -> Set<Int64> {
        let old = beliefs[person]
        var belief = belief
        // A second unknown state must not erase the last room.
        if case .unknown(nil) = belief, case .unknown(let room)? = old { belief = .unknown(lastRoom: room) }
        guard old != belief else { return [] }
        beliefs[person] = belief
        return Set([count(old, -1), count(belief, 1)].compactMap(\.self))
    }

    private mutating func count(_ belief: Belief?, _ by: Int) -> Int64? {
        switch belief {
        case .present(let room):
            counts[room, default: (0, 0)].present += by
            return room
        case .unknown(let room?):
            counts[room, default: (0, 0)].unknown += by
            return room
        case .unknown, .left, nil: return nil
        }
    }
}
