/// A survey that is worth more than placement, and what it taught.
public struct CheckedSurvey: Sendable {
    public private(set) var map: RadioMap
    /// So many seconds late its rooms were said, by which it was set right; early where negative.
    public let lateness: Int
    /// Without the rooms that are left to placement.
    let survey: Survey
    private let placement: [Int64: Int64]

    /// Learns the fingerprints of rooms, unless placement alone does better.
    ///
    /// Half of the survey is held back at a time and judged by what the other half taught. A room that was
    /// surveyed somewhere else, or hardly at all, is left to placement. Where rooms were plainly said late, or early,
    /// they are taken for said in time.
    /// - Parameter placement: by receiver, the room it stands in.
    /// - Returns: nil if placement alone does better.
    public init?(_ survey: Survey, placement: [Int64: Int64], doors: Set<Building.Door>) {
        // A receiver that came after the survey says nothing of it.
        let heard = Set(survey.receivers)
        let judges = placement.filter { heard.contains($0.key) }
        let (compared, lateness) = Self.comparable(survey, judges, doors)
        let judged = compared.said(earlier: lateness).withoutMistakenStays(judges, doors).plausible(judges, doors)
        let survey = survey.named(as: judged)
        guard !survey.rooms.isEmpty, Self.isWorthIt(survey, placement, doors) else { return nil }
        map = Self.map(survey, beside: placement)
        (self.survey, self.placement, self.lateness) = (survey, placement, lateness)
    }

    /// The survey as placement agrees with it best, as it was heard or with receivers made alike, and how late its
    /// rooms were said. What is wrong with a survey disagrees with both.
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

    /// By the room in the middle: one that was hardly surveyed does not make the others worth less.
    private static func weightInHindsight(_ survey: Survey) -> Double {
        let stays = survey.knownSeconds.values.sorted()
        return stays.isEmpty ? 1 : min(1, Double(stays[stays.count / 2]) / Double(Parameters.current.record.goodStay))
    }

    /// The same with people going from room to room as often as where there is no survey.
    public func atUsualPace() -> CheckedSurvey {
        var usual = self
        usual.map = map.atUsualPace()
        return usual
    }

    /// What the survey and more walks teach together, with people moving as often as by the survey alone. What the
    /// record teaches rests on the survey, so that it is worth no more.
    func map(with walks: [[Survey.Second]]) -> RadioMap {
        var taught = Self.map(Survey(walks: survey.walks + walks), beside: placement)
        taught.taughtRooms = taught.rooms.subtracting(map.rooms)
        taught.moveRate = map.moveRate
        taught.weightInHindsight = map.weightInHindsight
        return taught
    }
}

extension CheckedSurvey {
    /// Part of a survey, played to judge what another part of it taught.
    ///
    /// Only rooms that the teacher knows count, and no other comes into question: who walks through a building once is
    /// in each room in one part alone.
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

        /// How many of them come out right by placement, and a map where there is one.
        func right(_ placement: [Int64: Int64], _ doors: Set<Building.Door>, _ map: RadioMap?) -> Int {
            judged.found(by: placement.filter { rooms.contains($0.value) }, Building(doors: doors, map: map))
                .reduce(0) { rooms.contains($1.key) ? $0 + $1.value : $0 }
        }
    }
}

extension Survey {
    /// By room, how many of its seconds come out right when the walks are played to an engine.
    /// - Parameter placement: by receiver, the room it stands in.
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
