/// How rooms sound, learned from the record itself where nobody has surveyed them: what the record is sure of is taken for
/// a survey, with placement at its side.
public struct SelfTeaching: Sendable {
    /// How likely a room must be for a second to teach.
    static let sure = 0.9
    /// Seconds that are looked through together.
    public static let lesson = 60
    /// What a second means shows within so many seconds after it.
    public static let hindsight = 30
    /// The belief of the first second does not know where anybody was: so many seconds before settle that.
    public static let leadIn = 60

    /// What a decibel of placement counts beside what was learned.
    private static let placementWeight = 1.0 / 10
    /// Every room must have been heard so many seconds: a room that sounds like none that is known would else be
    /// taken for one that is.
    private static let leastSeconds = 20
    /// Seconds kept in all, shared out among the rooms; the latest of each.
    private static let most = 7200
    private static let mostOfRoom = 300

    /// Those in which receivers stand.
    private let rooms: Set<Int64>
    private let share: Int
    private var seconds: [Int64: [Survey.Second]] = [:]

    /// - Parameter placement: by receiver, the room it stands in.
    public init(placement: [Int64: Int64]) {
        rooms = Set(placement.values)
        share = max(Self.leastSeconds, min(Self.mostOfRoom, Self.most / max(1, rooms.count)))
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

    /// Nil until every room with a receiver was heard for a while.
    public func map() -> SoundMap? {
        guard !rooms.isEmpty, rooms.allSatisfy({ seconds[$0, default: []].count >= Self.leastSeconds }) else {
            return nil
        }
        // Of many people: nobody walked from the last second of a room to the first of the next.
        let walks = seconds.sorted { $0.key < $1.key }.map(\.value)
        var map = SoundMap(learning: Survey(walks: walks), mostSpots: 1).atUsualPace()
        map.placementWeight = Self.placementWeight
        return map
    }
}
