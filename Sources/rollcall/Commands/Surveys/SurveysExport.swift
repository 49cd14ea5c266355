import ArgumentParser
import Client
import Foundation
import Tables
import Wire

struct SurveysExport: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write surveys as the tables of rollcall evaluate.",
        discussion: """
            Writes receivers.csv, doors.csv, sightings.csv, rooms.csv, and absences.csv, when scanners did not listen; each \
            survey is a session of its own. How right the engine is in this building, one survey tells of another:

            EXAMPLE
              rollcall surveys export 1 2 --into taught
              rollcall surveys export 3 --into judged
              rollcall evaluate --receivers judged/receivers.csv --doors judged/doors.csv \\
                --survey-sightings taught/sightings.csv --survey-rooms taught/rooms.csv \\
                --survey-absences taught/absences.csv --sightings judged/sightings.csv --rooms judged/rooms.csv \\
                --absences judged/absences.csv --out-live live.csv --out-record record.csv
            """)

    @Argument(help: "The surveys' ids; see `rollcall surveys list`.")
    var ids: [Int64]

    @Option(help: "The folder to write to; it is made where there is none.")
    var into: String

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    private enum Part: String, CaseIterable {
        case receivers, doors, rooms, sightings, absences

        var file: String { "\(rawValue).csv" }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        try confirmReplacing()
        var tables = SurveyTables()
        for id in ids {
            guard let survey = try await client.send(RecordSurvey(action: .list, surveyID: id)).surveys.first else {
                throw CommandError("There is no survey \(id).")
            }
            let heard = try await sightings(of: id, client)
            tables.add(survey, heard.sightings, heard.absences)
        }
        let scanners = try await client.all(ScannerListing.self).filter { $0.retiredAt == nil }
        try write([
            (.receivers, SurveyTables.receivers(scanners)),
            (.doors, SurveyTables.doors(try await client.all(DoorListing.self))),
            (.rooms, tables.rooms), (.sightings, tables.sightings), (.absences, tables.absences),
        ])
        try output.write("Wrote \(ids.count == 1 ? "a survey" : "\(ids.count) surveys") to \(into).")
    }

    /// All parts as one.
    private func sightings(of id: Int64, _ client: RollcallClient) async throws -> GetSurveySightings.Reply {
        var part = try await client.send(GetSurveySightings(surveyID: id))
        var (found, absences) = (part.sightings, part.absences)
        while let after = part.after {
            part = try await client.send(GetSurveySightings(surveyID: id, after: after))
            found += part.sightings
            absences += part.absences
        }
        return GetSurveySightings.Reply(sightings: found, absences: absences)
    }

    private var folder: URL { URL(filePath: into, directoryHint: .isDirectory) }

    /// A folder of tables may be another recording, which nobody has twice.
    func confirmReplacing() throws {
        let there = Part.allCases.map(\.file).filter {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path(percentEncoded: false))
        }
        guard !there.isEmpty else { return }
        try confirmation.confirm(
            "Replace \(there.joined(separator: ", ")) in \(into)?", orElse: "Nothing was written")
    }

    private func write(_ tables: [(part: Part, text: String)]) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (part, text) in tables {
                let path = folder.appending(path: part.file).path(percentEncoded: false)
                try OutputTable(path, reading: []).write(text)
            }
        } catch let error as TableError {
            throw CommandError(error.message)
        } catch {
            throw CommandError("\(into) cannot be made: \(error.localizedDescription)")
        }
    }
}
