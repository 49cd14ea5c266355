/// How rooms sound, learned from the record itself where nobody has surveyed them: what the record is sure of is taken for
/// a survey, with placement at its side.
public struct SelfTeaching: Sendable {
    /// Seconds kept in all, shared out among the rooms; the latest of each.
    private static let most = 7200
    private static let mostOfRoom = 300
    private static let leastOfRoom = 20

    /// Those in which receivers stand.
    private let rooms: Set<Int64>
    private let share: Int
    private var seconds: [Int64: [Survey.Second]] = [:]

    /// - Parameter placement: by receiver, the room it stands in.
    public init(placement: [Int64: Int64]) {
        rooms = Set(placement.values)
        share = max(Self.leastOfRoom, min(Self.mostOfRoom, Self.most / max(1, rooms.count)))
    }

    public mutating func add(_ lessons: [Survey.Second]) {
        for lesson in lessons {
            guard let room = lesson.room, rooms.contains(room) else { continue }
            seconds[room, default: []].append(lesson)
        }
        for room in seconds.keys {
            guard let excess = seconds[room].map({ $0.count - share }), excess > 0 else { continue }
            seconds[room]?.removeFirst(excess)
        }
    }

    /// Nil until every room with a receiver was heard for a while: a room that sounds like none that is known would be taken
    /// for one that is.
    public func map() -> SoundMap? {
        var apprentice = Apprentice(rooms: rooms)
        let walk = seconds.sorted { $0.key < $1.key }.flatMap(\.value)
        return apprentice.learn(walk, isWhole: false)?.atUsualPace()
    }
}
