import Foundation
import Presence
import Tables

/// An evaluation from tables to tables.
struct EvaluationRun {
    let files: EvaluationFiles
    private var tables = EvaluationTables()

    init(_ files: EvaluationFiles) {
        self.files = files
    }

    /// Writes both tables of decisions; returns the scores where there is a truth.
    mutating func run() throws -> [ScoreReport] {
        let placement = try tables.placement(files.receivers)
        let building = try building(placement)
        let evaluation = Evaluation(
            try tables.sightings(files.sightings, by: files.identity), building: building, placement: placement)
        try write(evaluation.table(\.live, tables.rooms), to: files.outLive)
        try write(evaluation.table(\.record, tables.rooms), to: files.outRecord)
        // Read last: what the engine decided is written by now.
        return try files.rooms.map { try reports(evaluation, truth: tables.intervals($0)) } ?? []
    }

    private mutating func building(_ placement: [Int64: Int64]) throws -> Building {
        let doors = try files.doors.map { try tables.doors($0) } ?? []
        guard let survey = try survey() else { return Building(doors: doors) }
        return Building(doors: doors, map: SoundMap.learned(from: survey, placement: placement, doors: doors))
    }

    private mutating func survey() throws -> Survey? {
        guard let sightings = files.surveySightings, let rooms = files.surveyRooms else { return nil }
        let intervals = try tables.intervals(rooms)
        let walks = try tables.sightings(sightings, by: files.identity).map { session in
            let truth = intervals.rooms(session.name, seconds: session.levels.count)
            return zip(session.levels, truth).map { Survey.Second(levels: $0, room: $1) }
        }
        let survey = Survey(walks: walks)
        guard walks.joined().contains(where: { $0.room != nil }) else {
            throw TableError("\(rooms) names no room for any second of the sessions in \(sightings)")
        }
        return survey
    }

    private func reports(_ evaluation: Evaluation, truth: RoomIntervals) -> [ScoreReport] {
        [
            ScoreReport(title: "live", score: evaluation.score(\.live, truth), rooms: tables.rooms),
            ScoreReport(title: "record", score: evaluation.score(\.record, truth), rooms: tables.rooms),
        ]
    }

    private func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw TableError("\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}
