import Foundation
import Presence
import Tables

/// An evaluation from tables to tables.
struct EvaluationRun {
    let files: EvaluationFiles
    /// What became of the survey, once it ran; nil where there is none.
    private(set) var surveyReport: SurveyReport?
    /// What in the tables does not fit the others, once it ran.
    private(set) var fitReport: FitReport?
    private var tables = EvaluationTables()

    init(_ files: EvaluationFiles) {
        self.files = files
    }

    /// Writes both tables of decisions; returns the scores where there is a truth.
    ///
    /// All tables are read before anything is decided, so that a wrong one costs no time and leaves nothing behind.
    /// What the truth says goes to the score alone.
    mutating func run() throws -> [ScoreReport] {
        let outputs = try files.outputs
        let placement = try tables.placement(files.receivers)
        let doors = try files.doors.map { try tables.doors($0) } ?? []
        let intervals = try files.surveyRooms.map { try tables.intervals($0) }
        let walks = try survey(intervals)
        let sessions = try tables.sightings(files.sightings, by: files.identity)
        let truth = try files.rooms.map { try tables.intervals($0) }
        let named = Set((walks?.walks.joined()).map { $0.compactMap(\.room) } ?? [])
        let survey = named.isEmpty ? nil : walks.flatMap { Self.learn($0, placement, doors) }
        surveyReport = walks.map { _ in SurveyReport(named: named, learned: survey, rooms: tables.rooms) }
        fitReport = fit(of: sessions, placement, walks, truth, doors, knownRooms: named.union(placement.values))
        let evaluation = Evaluation(sessions, placement: placement, doors: doors, survey: survey)
        try outputs.live.write(evaluation.table(\.live, tables.rooms))
        try outputs.record.write(evaluation.table(\.record, tables.rooms))
        return truth.map { reports(evaluation, truth: $0, surveyed: intervals) } ?? []
    }

    private static func learn(
        _ walks: Survey, _ placement: [Int64: Int64], _ doors: Set<Building.Door>
    ) -> LearnedSurvey? {
        let learned = LearnedSurvey(walks, placement: placement, doors: doors)
        return walks.pausesBetweenRooms ? learned?.atUsualPace() : learned
    }

    private mutating func survey(_ intervals: RoomIntervals?) throws -> Survey? {
        guard let sightings = files.surveySightings, let intervals else { return nil }
        let walks = try tables.sightings(sightings, by: files.identity).map { session in
            let truth = intervals.rooms(session.name, seconds: session.seconds)
            return zip(session.levels, truth).map { Survey.Second(levels: $0, room: $1) }
        }
        return Survey(walks: walks)
    }

    private func fit(
        of sessions: [RecordedSession], _ placement: [Int64: Int64], _ walks: Survey?, _ truth: RoomIntervals?,
        _ doors: Set<Building.Door>, knownRooms: Set<Int64>
    ) -> FitReport {
        FitReport(
            heard: sessions.lazy.flatMap(\.levels).reduce(into: [:]) { counts, second in
                for receiver in second.keys { counts[receiver, default: 0] += 1 }
            },
            knownReceivers: Set(placement.keys).union((walks?.walks.joined()).map { $0.flatMap(\.levels.keys) } ?? []),
            trueRooms: Set(truth?.sessions.values.joined().map(\.room) ?? []),
            doorRooms: Set(doors.flatMap { [$0.one, $0.other] }), knownRooms: knownRooms,
            rooms: tables.rooms, receivers: tables.receivers)
    }

    private func reports(
        _ evaluation: Evaluation, truth: RoomIntervals, surveyed: RoomIntervals?
    ) -> [ScoreReport] {
        let known = surveyed.map { truth.seconds(alsoIn: $0) } ?? 0
        let unheard = evaluation.unheard(truth)
        func report(_ title: String, _ path: KeyPath<Playback.Decisions, [Int64?]>) -> ScoreReport {
            ScoreReport(
                title: title, score: evaluation.score(path, truth), rooms: tables.rooms, unheard: unheard,
                surveyed: known)
        }
        return [report("live", \.live), report("record", \.record)]
    }
}
