import ArgumentParser
import Foundation
import Presence
import Tables

struct EvaluateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate",
        abstract: "Runs the presence engine over a recording, and says how right it is.",
        discussion: """
            No server is asked. The recording is played to the engine as a server would live it: one decision a \
            second, \
            from what was heard by then. Both outputs have a line at every change, t in seconds from the session's \
            start, and an empty room while the person was in none. The live table is what would have been shown; the \
            record is what would be known afterwards. They end with the recording: in the score the last room holds \
            for \
            two minutes more, until silence means that the person has left. Sessions are played as their times say, \
            those \
            that overlap at one time, as a server hears all people, and what one teaches the next knows.

            Tables are comma-separated with a header, .csv or .csv.gz; other columns are passed over. t, start and end \
            are seconds from the session's start, or from any other time, rssi is in dBm. A survey is sightings and \
            rooms of other sessions, which are taken for days as people live them unless they pause between their \
            rooms (sessions of one room each are days spent in one room); without one the engine goes by \
            where the receivers stand. What it taught and what of it was left out is printed first. A server knows \
            which scanners are dead; here --away says so, and what they heard is passed over. The truth (--rooms) is \
            only for the score.

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
