import Foundation
import Presence
import Tables

extension Evaluation {
    /// A run of an evaluation, from the input tables to the output tables.
    struct Run {
        let files: Files
        /// The report on the survey; nil before the run, or if there is no survey.
        private(set) var surveyReport: SurveyReport?
        /// The report on mismatches between the tables; nil before the run.
        private(set) var fitReport: FitReport?
        private var tables = Tables()

        init(_ files: Files) {
            self.files = files
        }

        /// Writes both tables of decisions and returns the scores; no scores if there is no truth.
        ///
        /// All tables are read before the first decision, so that an invalid table costs no time and leaves no output.
        /// The truth is used only for the score.
        /// - Throws: `TableError` if a table is invalid or cannot be written.
        mutating func run() throws -> [ScoreReport] {
            let outputs = try files.outputs
            let input = try read()
            fitReport = input.fit(tables.rooms, tables.receivers)
            let learned = input.learned
            surveyReport = input.walks.map { walks in
                SurveyReport(
                    named: input.surveyed, learned: learned, strays: walks.misplacedReceivers(input.placement),
                    rooms: tables.rooms, receivers: tables.receivers)
            }
            let evaluation = Evaluation(
                input.sessions, placement: input.placement, doors: input.doors, survey: learned, away: input.away)
            try outputs.live.write(evaluation.table(\.live, tables.rooms))
            try outputs.record.write(evaluation.table(\.record, tables.rooms))
            return input.truth.map { reports(evaluation, truth: $0, surveyed: input.surveyRooms) } ?? []
        }

        private mutating func read() throws -> Input {
            let placement = try tables.placement(files.receivers, by: files.identity)
            let doors = try files.doors.map { try tables.doors($0) } ?? []
            let surveyRooms = try files.surveyRooms.map { try tables.intervals($0) }
            let walked =
                try files.surveySightings.map {
                    try tables.sightings(
                        $0, by: files.identity, isSurvey: true, without: absences(files.surveyAbsences))
                } ?? []
            let sessions = try tables.sightings(
                files.sightings, by: files.identity, without: absences(files.absences))
            return Input(
                placement: placement, doors: doors, surveyRooms: surveyRooms, surveySessions: walked,
                walks: surveyRooms.map { Self.survey(walked, $0) },
                sessions: sessions, away: try tables.known(files.away, by: files.identity),
                truth: try files.rooms.map { try tables.intervals($0) })
        }

        private mutating func absences(_ path: String?) throws -> [String: [RecordedSession.Absence]] {
            try path.map { try tables.absences($0, by: files.identity) } ?? [:]
        }

        private static func survey(_ sessions: [RecordedSession], _ intervals: RoomIntervals) -> Survey {
            Survey(
                walks: sessions.map { session in
                    let rooms = intervals.rooms(session.name, seconds: session.seconds)
                    return zip(session.levels, rooms).enumerated().map { second, said in
                        Survey.Second(
                            levels: said.0, room: said.1, notListening: session.notListening[second, default: []])
                    }
                })
        }

        private func reports(
            _ evaluation: Evaluation, truth: RoomIntervals, surveyed: RoomIntervals?
        ) -> [ScoreReport] {
            let known = surveyed.map { truth.seconds(alsoIn: $0) } ?? 0
            let unheard = evaluation.unheard(truth)
            func report(_ title: String, _ path: KeyPath<SessionReplay.Decisions, [Int64?]>) -> ScoreReport {
                ScoreReport(
                    title: title, score: evaluation.score(path, truth), rooms: tables.rooms, unheard: unheard,
                    surveyed: known)
            }
            return [report("live", \.live), report("record", \.record)]
        }
    }
}
