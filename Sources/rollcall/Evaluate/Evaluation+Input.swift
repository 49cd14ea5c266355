import Presence

extension Evaluation {
    /// The content of the tables of an evaluation.
    struct Input {
        /// The room of each receiver.
        let placement: [Int64: Int64]
        let doors: Set<Building.Door>
        /// The rooms of the survey's badge; nil if there is no survey.
        let surveyRooms: RoomIntervals?
        /// The sightings of the survey's badge; empty if there is no survey.
        let surveySessions: [RecordedSession]
        /// The sightings of the survey with their rooms; nil if there is no survey.
        let walks: Survey?
        let sessions: [RecordedSession]
        /// Receivers that did not listen.
        let away: Set<Int64>
        /// The true rooms, used only for the score; nil if absent.
        let truth: RoomIntervals?

        /// The rooms that the survey names.
        var surveyed: Set<Int64> { Set((walks?.walks.joined()).map { $0.compactMap(\.room) } ?? []) }

        /// The checked survey; nil if there is no survey, if no room is named, or if placement alone does better.
        var learned: CheckedSurvey? {
            guard let walks, !surveyed.isEmpty else { return nil }
            let learned = CheckedSurvey(walks, placement: placement, doors: doors)
            return walks.pausesBetweenRooms ? learned?.atUsualPace() : learned
        }

        /// Receivers that heard the survey's badge but nothing in the recording, unless listed as away.
        private var unheard: Set<Int64> {
            Self.heard(surveySessions).subtracting(Self.heard(sessions)).subtracting(away)
        }

        private static func heard(_ sessions: [RecordedSession]) -> Set<Int64> {
            Set(sessions.lazy.flatMap(\.levels).flatMap(\.keys))
        }

        func fit(_ rooms: Names, _ receivers: Names) -> FitReport {
            FitReport(
                heard: sessions.lazy.flatMap(\.levels).reduce(into: [:]) { counts, second in
                    for receiver in second.keys { counts[receiver, default: 0] += 1 }
                },
                unheard: unheard,
                knownReceivers: Set(placement.keys).union(
                    (walks?.walks.joined()).map { $0.flatMap(\.levels.keys) } ?? []),
                trueRooms: Set(truth?.sessions.values.joined().map(\.room) ?? []),
                doorRooms: Set(doors.flatMap { [$0.one, $0.other] }), knownRooms: surveyed.union(placement.values),
                spelt: rooms.speltInTwoWays,
                unmatched: (surveyRooms?.unmatched("--survey-rooms", with: surveySessions, "--survey-sightings") ?? [])
                    + (truth?.unmatched("--rooms", with: sessions, nil) ?? []),
                sparse: (surveySessions + sessions).compactMap(\.sparseness),
                apart: (surveyRooms?.apart(from: surveySessions) ?? []) + (truth?.apart(from: sessions) ?? []),
                twice: (surveyRooms?.twice(in: "--survey-rooms") ?? []) + (truth?.twice(in: "--rooms") ?? []),
                rooms: rooms,
                receivers: receivers)
        }
    }
}
