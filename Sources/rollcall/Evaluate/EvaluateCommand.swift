import ArgumentParser
import Foundation
import Presence
import Tables

struct EvaluateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate",
        abstract: "Run the presence engine on a recording, and print how accurate the engine is.",
        discussion: """
            No server is contacted. The recording is replayed as a server would have processed it: one decision per \
            second, based only on what was heard by then. Both outputs have a line for each change, with t in seconds \
            as in the sightings, and an empty room while the person was in no room. The live table holds the \
            decisions as they would have been shown; the record holds what is known afterwards. Both tables end with \
            the recording; for the score, the last room remains valid for two more minutes, until silence means that \
            the person has left. Sessions are replayed in the order of their times, and sessions that overlap are \
            replayed together, as on a server. What the engine learns from a session also applies to the next.

            Tables are comma-separated with a header, in .csv or .csv.gz files; other columns are ignored. t, start \
            and end are in seconds, from the session's start or from any other time; rssi is in dBm. A survey consists \
            of the sightings and rooms of other sessions, which also show how often people change rooms, unless they \
            pause between rooms; sessions of one room each count as days spent in one room. Without a survey, the \
            engine uses the positions of the receivers. The report on what the survey taught, and what was left out, \
            is printed first. A server knows which scanners are dead; here, name each with --away, and its sightings \
            are ignored. The truth (--rooms) is used only for the score.

            EXAMPLE
              rollcall evaluate --receivers receivers.csv --doors doors.csv --sightings monday.csv.gz \\
                --survey-sightings survey.csv.gz --survey-rooms survey-rooms.csv \\
                --out-live live.csv --out-record record.csv --rooms monday-rooms.csv
            """)

    @OptionGroup var files: Evaluation.Files

    func run() throws {
        do {
            for setting in files.settings { try Parameters.set(setting) }
            var evaluation = Evaluation.Run(files)
            let reports = try evaluation.run()
            let texts =
                [evaluation.fitReport?.text, evaluation.surveyReport?.text].compactMap(\.self) + reports.map(\.text)
            try Output.put(texts.joined(separator: "\n"))
        } catch let error as TableError {
            throw CommandError(error.message)
        } catch let error as Parameters.SettingError {
            throw CommandError("--set: \(error.description)")
        }
    }
}
