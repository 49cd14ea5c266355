/// How much louder a badge is heard than those that the survey was made with, by battery, case, and who wears it how: found
/// room by room, since who sits with their back to a receiver is fainter for as long as that, and there alone.
public struct Loudness: Equatable, Sendable {
    /// What was known before any of this.
    private var before: LoudnessEstimate
    /// Room by room, what was found there lately; the one that was added to last at the end.
    private var rooms: [LoudnessLesson] = []

    /// Rooms that are kept.
    private static let mostRooms = 16
    /// What the latest minutes of a room weigh; the more are added, the less count those before.
    private static let mostWeight = 60.0
    /// By how much rooms differ, in dB: bodies, chairs and doors are not as they were in the survey.
    private static let spread = 3.0
    /// Seconds that follow each other say much the same: a part that counts.
    private static let news = 0.1

    public init(knowing estimate: LoudnessEstimate = LoudnessEstimate()) {
        before = estimate
    }

    /// Whether anything of it was found since.
    public var isFound: Bool { !rooms.isEmpty }

    public mutating func add(_ lesson: LoudnessLesson) {
        guard lesson.weight > 0 else { return }
        var lesson = lesson
        if let index = rooms.firstIndex(where: { $0.room == lesson.room }) { lesson.add(rooms.remove(at: index)) }
        let excess = max(1, lesson.weight / Self.mostWeight)
        (lesson.sum, lesson.weight) = (lesson.sum / excess, lesson.weight / excess)
        rooms.append(lesson)
        if rooms.count > Self.mostRooms { rooms.removeFirst() }
    }

    /// The mean over the rooms; what was known before counts until they say as much.
    public var estimate: LoudnessEstimate {
        let certainties = rooms.map { 1 / (Self.spread * Self.spread + 1 / (Self.news * $0.weight)) }
        let found = certainties.reduce(0, +)
        let known = max(0, before.certainty - found)
        let sum = zip(rooms, certainties).reduce(before.mean * known) { $0 + $1.0.mean * $1.1 }
        let certainty = found + known
        return LoudnessEstimate(mean: certainty > 0 ? sum / certainty : 0, certainty: certainty)
    }
}
