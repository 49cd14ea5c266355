/// Learns how rooms sound from the record itself, where nobody has surveyed them: what a backward pass over the past
/// is sure of is taken for a survey, with placement at its side.
struct Apprentice: Sendable {
    /// How likely a room must be for a second to teach.
    static let sure = 0.9
    /// Seconds between two lessons.
    private static let interval = 30
    /// What a decibel of placement counts beside what was learned.
    private static let placementWeight = 1.0 / 10
    /// Every room must have been heard so many seconds: a room that sounds like none that is known would else be
    /// taken for one that is.
    private static let leastSeconds = 20

    /// Those in which receivers stand.
    let rooms: Set<Int64>

    private var past: [[Survey.Second]] = []

    init(rooms: Set<Int64>) {
        self.rooms = rooms
    }

    func wantsLesson(at second: Int) -> Bool { second > 0 && second % Self.interval == 0 }

    /// - Parameter isWhole: the walk has ended, and is kept for later lessons.
    mutating func learn(_ walk: [Survey.Second], isWhole: Bool) -> SoundMap? {
        let survey = Survey(walks: past + [walk])
        if isWhole { past.append(walk) }
        let seconds = Dictionary(grouping: survey.labelled.compactMap(\.room)) { $0 }.mapValues(\.count)
        guard rooms.allSatisfy({ seconds[$0, default: 0] >= Self.leastSeconds }) else { return nil }
        var map = SoundMap(learning: survey, mostSpots: 1)
        map.placementWeight = Self.placementWeight
        return map
    }
}
