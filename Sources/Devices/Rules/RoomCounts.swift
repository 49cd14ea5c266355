/// Who is in which room, kept from the changes of whereabouts: how many are present, and of how many nothing is known
/// but that they were last there. It knows people by number alone.
public struct RoomCounts: Equatable, Sendable {
    /// What is believed of a person.
    public enum Belief: Equatable, Sendable {
        case present(room: Int64)
        /// Nil if they were last is not known either.
        case unknown(lastRoom: Int64?)
        case left
    }

    private var beliefs: [Int64: Belief] = [:]
    private var counts: [Int64: (present: Int, unknown: Int)] = [:]

    public init() {}

    public static func == (one: RoomCounts, other: RoomCounts) -> Bool { one.beliefs == other.beliefs }

    public subscript(room: Int64) -> (present: Int, unknown: Int) { counts[room] ?? (0, 0) }

    /// Takes in what is believed of a person from now on; nil if they are not there any more.
    /// - Returns: the rooms whose counts may have changed.
    @discardableResult
    public mutating func take(_ person: Int64, _ belief: Belief?) -> Set<Int64> {
        let old = beliefs[person]
        var belief = belief
        // No person forgets where a person was last because they become unknown twice.
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
