/// How much louder a badge is heard than those that the survey was made with, by battery, case, and who wears it how: found
/// room by room, since who sits with their back to a receiver is fainter for as long as that, and there alone.
public struct Loudness: Equatable, Sendable {
    /// What was known before any of this.
    private var before: LoudnessEstimate
    /// Room by room, what was found there lately; the one that was added to last at the end.
    private var rooms: [LoudnessLesson] = []

    public init(knowing estimate: LoudnessEstimate = LoudnessEstimate()) {
        before = estimate
    }

    /// Whether anything of it was found since.
    public var isFound: Bool { !rooms.isEmpty }

    public mutating func add(_ lesson: LoudnessLesson) {
        guard lesson.weight > 0 else { return }
        var lesson = lesson
        if let index = rooms.firstIndex(where: { $0.room == lesson.room }) { lesson.add(rooms.remove(at: index)) }
        let excess = max(1, lesson.weight / Parameters.current.offset.mostWeight)
        (lesson.sum, lesson.weight) = (lesson.sum / excess, lesson.weight / excess)
        rooms.append(lesson)
        if rooms.count > Parameters.current.offset.mostRooms { rooms.removeFirst() }
    }

    /// The mean over the rooms; what was known before counts until they say as much.
    public var estimate: LoudnessEstimate {
        let (spread, share) = (Parameters.current.offset.roomSpread, Parameters.current.offset.recordShare)
        let certainties = rooms.map { 1 / (spread * spread + 1 / (share * $0.weight)) }
        let found = certainties.reduce(0, +)
        let known = max(0, before.certainty - found)
        let sum = zip(rooms, certainties).reduce(before.mean * known) { $0 + $1.0.mean * $1.1 }
        let certainty = found + known
        return LoudnessEstimate(mean: certainty > 0 ? sum / certainty : 0, certainty: certainty)
    }
}
