/// A survey that is at least as good as placement, and the map learned from it.
public struct CheckedSurvey: Sendable {
    public private(set) var map: RadioMap
    /// How many seconds late its rooms were labelled, for which the survey was corrected; negative if early.
    public let lateness: Int
    /// The survey without the rooms that are left to placement.
    let survey: Survey
    private let placement: [Int64: Int64]

    /// Learns the fingerprints of rooms, unless placement alone does better.
    ///
    /// Each half of the survey is held back in turn and judged by a map learned from the other half. A room that was
    /// surveyed somewhere else, or hardly at all, is left to placement. If rooms were clearly labelled late or early,
    /// their labels are shifted in time.
    /// - Parameter placement: the room that each receiver stands in.
    /// - Returns: nil if placement alone does better.
    public init?(_ survey: Survey, placement: [Int64: Int64], doors: Set<Building.Door>) {
        // A receiver that was added after the survey shows nothing about it.
        let heard = Set(survey.receivers)
        let judges = placement.filter { heard.contains($0.key) }
        let (compared, lateness) = Self.comparable(survey, judges, doors)
        let judged = compared.said(earlier: lateness).withoutMistakenStays(judges, doors).plausible(judges, doors)
        let survey = survey.named(as: judged)
        guard !survey.rooms.isEmpty, Self.isWorthIt(survey, placement, doors) else { return nil }
        map = Self.map(survey, beside: placement)
        (self.survey, self.placement, self.lateness) = (survey, placement, lateness)
    }

    /// Returns the survey in the form that agrees best with placement, as heard or with levelled receivers, and how
    /// late its rooms were labelled. The errors of a survey disagree with both forms.
    private static func comparable(
        _ survey: Survey, _ placement: [Int64: Int64], _ doors: Set<Building.Door>
    ) -> (survey: Survey, lateness: Int) {
        let levelled = survey.levelled(placement)
        let (timing, levelledTiming) = (survey.timing(placement, doors), levelled.timing(placement, doors))
        return levelledTiming.agreement > timing.agreement + Parameters.current.survey.levellingGain
            ? (levelled, levelledTiming.lateness) : (survey, timing.lateness)
    }

    private static func isWorthIt(
        _ survey: Survey, _ placement: [Int64: Int64], _ doors: Set<Building.Door>
    ) -> Bool {
        guard !placement.isEmpty else { return true }
        let (one, other) = survey.halves
        let trials = [HoldOut(of: one, by: other), HoldOut(of: other, by: one)]
        let alone = trials.reduce(0) { $0 + $1.right(placement, doors, nil) }
        let taught = trials.reduce(0) { $0 + $1.right(placement, doors, map($1.teacher, beside: placement)) }
        let allowed = Parameters.current.survey.allowance * Double(trials.reduce(0) { $0 + $1.seconds })
        return Double(taught) >= Double(alone) - allowed
    }

    private static func map(_ survey: Survey, beside placement: [Int64: Int64]) -> RadioMap {
        var map = RadioMap(learning: survey)
        map.placementWeight = Parameters.current.placement.weightBesideSurvey
        map.comparesPlacement = map.rooms.isSubset(of: placement.values)
        map.place(placement)
        map.weightInHindsight = weightInHindsight(survey)
        map.isSurveyed = true
        return map
    }

    /// Returns the weight by the room with the median time: one room that was hardly surveyed does not reduce the
    /// weight of the others.
    private static func weightInHindsight(_ survey: Survey) -> Double {
        let stays = survey.knownSeconds.values.sorted()
        return stays.isEmpty ? 1 : min(1, Double(stays[stays.count / 2]) / Double(Parameters.current.record.goodStay))
    }

    /// Returns the same survey with the move rate that is used without a survey.
    public func atUsualPace() -> CheckedSurvey {
        var usual = self
        usual.map = map.atUsualPace()
        return usual
    }

    /// Returns what the survey and more walks teach together, with the move rate of the survey alone. What the record
    /// teaches rests on the survey, so it gets the same weight.
    func map(with walks: [[Survey.Second]]) -> RadioMap {
        var taught = Self.map(Survey(walks: survey.walks + walks), beside: placement)
        taught.taughtRooms = taught.rooms.subtracting(map.rooms)
        taught.moveRate = map.moveRate
        taught.weightInHindsight = map.weightInHindsight
        return taught
    }
}

extension CheckedSurvey {
    /// Part of a survey, replayed to judge what another part of it taught.
    ///
    /// Only rooms in the teacher survey count, and no other room is a candidate: a person who walks through a building
    /// once is in each room in only one part.
    struct HoldOut {
        let teacher: Survey
        private let judged: Survey
        private let rooms: Set<Int64>

        init(of judged: Survey, by teacher: Survey) {
            self.judged = judged
            self.teacher = teacher
            rooms = Set(teacher.rooms)
        }

        /// How many seconds are judged.
        var seconds: Int { judged.labelled.count { $0.room.map(rooms.contains) == true } }

        /// Returns how many of them placement gets right, together with the map if given.
        func right(_ placement: [Int64: Int64], _ doors: Set<Building.Door>, _ map: RadioMap?) -> Int {
            judged.found(by: placement.filter { rooms.contains($0.value) }, Building(doors: doors, map: map))
                .reduce(0) { rooms.contains($1.key) ? $0 + $1.value : $0 }
        }
    }
}

extension Survey {
    /// Returns how many seconds of each room come out right when the walks are replayed through an engine.
    /// - Parameter placement: the room that each receiver stands in.
    func found(by placement: [Int64: Int64], _ building: Building) -> [Int64: Int] {
        let replay = WalkReplay(building: building, placement: placement, receivers: Set(receivers))
        var found: [Int64: Int] = [:]
        for walk in walks {
            for (second, room) in zip(walk, replay.live(walk)) {
                if let room, room == second.room { found[room, default: 0] += 1 }
            }
        }
        return found
    }
}
