/// Fingerprints learned from the record itself where no person has surveyed them, or hardly: what placement is sure of
/// in hindsight is taken for a survey. What was learned like that has no say in it, since over the days its mistakes
/// would teach that they are right.
public struct SelfTraining: Sendable {
    /// Nil if no survey taught.
    private let survey: CheckedSurvey?
    private let placement: [Int64: Int64]
    /// By room that is to be taught, how many seconds of it are kept.
    private let wanted: [Int64: Int]
    /// The receivers that the survey heard, or without one those of which it is known where they stand: what hears
    /// all people from elsewhere does not tell rooms apart.
    private let known: Set<Int64>
    /// By room, how many seconds of it were surveyed.
    private let surveyed: [Int64: Int]
    private var seconds: [Int64: [Survey.Second]] = [:]
    /// How many seconds of rooms that are wanted were taken in.
    private var lessons = 0

    /// - Parameters:
    ///   - placement: by receiver, the room it stands in.
    ///   - survey: what a survey taught, if one did.
    public init(placement: [Int64: Int64], survey: CheckedSurvey? = nil) {
        let surveyed = survey?.survey.knownSeconds ?? [:]
        let known = survey?.map.receivers ?? Set(placement.keys)
        wanted =
            survey.map { Self.missing(placement, $0, surveyed, known: known) } ?? Self.shares(Set(placement.values))
        (self.survey, self.surveyed, self.known, self.placement) = (survey, surveyed, known, placement)
    }

    private static func shares(_ rooms: Set<Int64>) -> [Int64: Int] {
        let training = Parameters.current.training
        let share = max(training.minSeconds, min(training.maxOfRoom, training.limit / max(1, rooms.count)))
        return Dictionary(uniqueKeysWithValues: rooms.map { ($0, share) })
    }

    /// What a receiver hears that came after the survey cannot be compared with the surveyed rooms: its room stays with
    /// placement, for which it speaks.
    private static func missing(
        _ placement: [Int64: Int64], _ survey: CheckedSurvey, _ surveyed: [Int64: Int], known: Set<Int64>
    ) -> [Int64: Int] {
        // A survey that is the judge would teach itself.
        let rooms = Set(placement.values).subtracting(survey.map.comparesPlacement ? [] : Array(surveyed.keys))
        let apart = Set(placement.filter { !known.contains($0.key) }.values)
        var missing: [Int64: Int] = [:]
        for room in rooms.subtracting(apart) {
            let seconds = surveyed[room, default: 0]
            let limit =
                seconds == 0 ? Parameters.current.training.enoughUnsurveyed : Parameters.current.training.enoughSurveyed
            if seconds < Parameters.current.training.enoughUnsurveyed { missing[room] = limit - seconds }
        }
        return missing
    }

    /// The building as it is known to those who judge what a lesson is: by placement alone, but for what the survey
    /// says where rooms without a receiver were surveyed, which placement takes for others.
    public func judge(of building: Building) -> Building {
        var judge = building
        judge.map = survey.flatMap { $0.map.comparesPlacement ? nil : $0.map }
        return judge
    }

    /// Whether what another took in says as much here: lessons are wanted, scanners stand where they did, the same was
    /// surveyed, and the same rooms are to be taught.
    public func isAlike(_ other: SelfTraining) -> Bool {
        wantsLessons && other.placement == placement && other.wanted == wanted && other.surveyed == surveyed
            && other.known == known && other.survey?.map == survey?.map
    }

    /// Whether any room is to be taught.
    public var wantsLessons: Bool { !wanted.isEmpty }

    /// By room that is to be taught, how likely it must be for a second to teach. Some may be known a little from a
    /// survey.
    public var certainties: [Int64: Double] {
        Dictionary(uniqueKeysWithValues: wanted.keys.map { ($0, certainty(of: $0)) })
    }

    private func certainty(of room: Int64) -> Double {
        guard survey != nil else { return Parameters.current.decision.sure }
        return surveyed[room] == nil
            ? Parameters.current.training.sureUnsurveyed : Parameters.current.training.sureSurveyed
    }

    /// - Returns: whether any of them is wanted.
    @discardableResult
    public mutating func add(_ lessons: [Survey.Second]) -> Bool {
        let lessons = Dictionary(grouping: lessons.compactMap(comparable), by: \.room)
        for case (let room?, let lessons) in lessons {
            let limit = wanted[room, default: 0]
            self.lessons += lessons.count
            seconds[room] = Array((seconds[room, default: []] + Self.some(limit, of: lessons)).suffix(limit))
        }
        return !lessons.isEmpty
    }

    /// - Parameter offsets: by badge, how much louder it is heard than those of the survey, in dB.
    /// - Returns: whether any of them is wanted.
    @discardableResult
    public mutating func add(_ lessons: [LabelledSecond], offsets: [Int64: Double]) -> Bool {
        add(lessons.map { $0.second(without: offsets) })
    }

    /// What can be set beside the survey of a lesson for a room that is to be taught.
    private func comparable(_ lesson: Survey.Second) -> Survey.Second? {
        guard let room = lesson.room, wanted[room] != nil else { return nil }
        let levels = lesson.levels.filter { known.contains($0.key) }
        return levels.isEmpty ? nil : Survey.Second(levels: levels, room: room, notListening: lesson.notListening)
    }

    /// Lessons come person by person: those that are kept are of all of them.
    private static func some(_ limit: Int, of lessons: [Survey.Second]) -> [Survey.Second] {
        guard lessons.count > limit else { return lessons }
        return (0..<limit).map { lessons[$0 * lessons.count / limit] }
    }

    /// What is known by now: where no survey taught, nil until every room with a receiver was heard for a while, or
    /// half of them for longer.
    public func map() -> RadioMap? {
        let ready = wanted.keys.filter {
            seconds[$0, default: []].count + surveyed[$0, default: 0] >= Parameters.current.training.minSeconds
        }
        let lessons = ready.sorted().flatMap { seconds[$0, default: []] }
        let isEnough =
            ready.count == wanted.count
            || self.lessons >= Parameters.current.training.minLessons && ready.count * 2 >= wanted.count
        guard !lessons.isEmpty, survey != nil || isEnough else { return survey?.map }
        // Of many people: no person walked from one of these seconds to the next.
        let walks = lessons.map { [$0] }
        if let survey { return survey.map(with: walks) }
        var map = RadioMap(learning: Survey(walks: walks), maxSpots: 1).atUsualPace()
        map.placementWeight = Parameters.current.placement.weightBesideSurvey
        map.place(placement)
        return map
    }
}
