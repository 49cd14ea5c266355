/// Fingerprints learned from the record itself in rooms with little or no survey: seconds of which placement is sure in
/// hindsight are used as a survey. Fingerprints learned this way do not influence the selection, because over the days
/// their errors would reinforce themselves.
public struct SelfTraining: Sendable {
    /// Nil if there is no survey.
    private let survey: CheckedSurvey?
    private let placement: [Int64: Int64]
    /// How many seconds are kept of each room that is to be taught.
    private let wanted: [Int64: Int]
    /// The receivers of the survey or, without one, those with a known room: a receiver that hears all people from
    /// elsewhere does not distinguish rooms.
    private let known: Set<Int64>
    /// How many seconds of each room were surveyed.
    private let surveyed: [Int64: Int]
    private var seconds: [Int64: [Survey.Second]] = [:]
    /// How many seconds of wanted rooms were added.
    private var lessons = 0

    /// - Parameters:
    ///   - placement: the room that each receiver stands in.
    ///   - survey: the checked survey, if there is one.
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

    /// Returns the number of missing seconds by room. The levels of a receiver that was added after the survey cannot
    /// be compared with the surveyed rooms, so its room is left to placement.
    private static func missing(
        _ placement: [Int64: Int64], _ survey: CheckedSurvey, _ surveyed: [Int64: Int], known: Set<Int64>
    ) -> [Int64: Int] {
        // A survey that is used to judge would teach itself.
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

    /// Returns the building that is used to judge lessons: by placement alone, and by the survey only if it covers
    /// rooms without a receiver, which placement would confuse with others.
    public func judge(of building: Building) -> Building {
        var judge = building
        judge.map = survey.flatMap { $0.map.comparesPlacement ? nil : $0.map }
        return judge
    }

    /// Whether lessons of the other training apply here: lessons are wanted, scanners stand in the same rooms, the
    /// survey is the same, and the same rooms are to be taught.
    public func isAlike(_ other: SelfTraining) -> Bool {
        wantsLessons && other.placement == placement && other.wanted == wanted && other.surveyed == surveyed
            && other.known == known && other.survey?.map == survey?.map
    }

    /// Whether any room is to be taught.
    public var wantsLessons: Bool { !wanted.isEmpty }

    /// How sure a second must be to teach, for each room that is to be taught. Some rooms may be partly known from a
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

    /// - Parameter offsets: the level offset of each badge to the survey, in dB.
    /// - Returns: whether any of them is wanted.
    @discardableResult
    public mutating func add(_ lessons: [LabelledSecond], offsets: [Int64: Double]) -> Bool {
        add(lessons.map { $0.second(without: offsets) })
    }

    /// Returns the part of a lesson that is comparable with the survey, for a room that is to be taught.
    private func comparable(_ lesson: Survey.Second) -> Survey.Second? {
        guard let room = lesson.room, wanted[room] != nil else { return nil }
        let levels = lesson.levels.filter { known.contains($0.key) }
        return levels.isEmpty ? nil : Survey.Second(levels: levels, room: room, notListening: lesson.notListening)
    }

    /// Returns an even selection of the lessons: they come person by person, and those that are kept must include all
    /// people.
    private static func some(_ limit: Int, of lessons: [Survey.Second]) -> [Survey.Second] {
        guard lessons.count > limit else { return lessons }
        return (0..<limit).map { lessons[$0 * lessons.count / limit] }
    }

    /// Returns the map by what is known so far; without a survey, nil until every room with a receiver was heard for a
    /// while, or half of them for longer.
    public func map() -> RadioMap? {
        let ready = wanted.keys.filter {
            seconds[$0, default: []].count + surveyed[$0, default: 0] >= Parameters.current.training.minSeconds
        }
        let lessons = ready.sorted().flatMap { seconds[$0, default: []] }
        let isEnough =
            ready.count == wanted.count
            || self.lessons >= Parameters.current.training.minLessons && ready.count * 2 >= wanted.count
        guard !lessons.isEmpty, survey != nil || isEnough else { return survey?.map }
        // The seconds are of many people, so no walk leads from one to the next.
        let walks = lessons.map { [$0] }
        if let survey { return survey.map(with: walks) }
        var map = RadioMap(learning: Survey(walks: walks), maxSpots: 1).atUsualPace()
        map.placementWeight = Parameters.current.placement.weightBesideSurvey
        map.place(placement)
        return map
    }
}
