import ArgumentParser
import Client
import Foundation
import Tables
import Wire

struct SurveysExport: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write surveys as the tables of rollcall evaluate.",
        discussion: """
            Writes receivers.csv, doors.csv, sightings.csv and rooms.csv; each survey is a session of its own. How right the \
            engine is in this building, one survey tells of another:

            EXAMPLE
              rollcall surveys export 1 2 --into taught
              rollcall surveys export 3 --into judged
              rollcall evaluate --receivers judged/receivers.csv --doors judged/doors.csv \\
                --survey-sightings taught/sightings.csv --survey-rooms taught/rooms.csv \\
                --sightings judged/sightings.csv --rooms judged/rooms.csv --out-live live.csv --out-record record.csv
            """)

    @Argument(help: "The surveys' ids; see `rollcall surveys list`.")
    var ids: [Int64]

    @Option(help: "The folder to write to; it is made where there is none.")
    var into: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        var tables = SurveyTables()
        for id in ids {
            guard let survey = try await client.send(RecordSurvey(action: .list, surveyID: id)).surveys.first else {
                throw CommandError("There is no survey \(id).")
            }
            tables.add(survey, try await sightings(of: id, client))
        }
        let scanners = try await client.all(ScannerListing.self).filter { $0.retiredAt == nil }
        try write([
            ("receivers.csv", SurveyTables.receivers(scanners)),
            ("doors.csv", SurveyTables.doors(try await client.all(DoorListing.self))),
            ("rooms.csv", tables.rooms), ("sightings.csv", tables.sightings),
        ])
        try output.write("Wrote \(ids.count == 1 ? "a survey" : "\(ids.count) surveys") to \(into).\n")
    }

    private func sightings(of id: Int64, _ client: RollcallClient) async throws -> [SurveySightingRecord] {
        var (found, after) = ([SurveySightingRecord](), Date?.none)
        repeat {
            let part = try await client.send(GetSurveySightings(surveyID: id, after: after))
            found += part.sightings
            after = part.after
        } while after != nil
        return found
    }

    private func write(_ tables: [(name: String, text: String)]) throws {
        let folder = URL(filePath: into, directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in tables {
                let path = folder.appending(path: name).path(percentEncoded: false)
                try OutputTable(path, reading: []).write(text)
            }
        } catch let error as TableError {
            throw CommandError(error.message)
        } catch {
            throw CommandError("\(into) cannot be made: \(error.localizedDescription)")
        }
    }
}
