import ArgumentParser
import Client
import Foundation
import Tables
import Wire

extension SurveysCommand {
    struct Export: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: "Write surveys as tables for `rollcall evaluate`.",
            discussion: """
                Write receivers.csv, doors.csv, sightings.csv, rooms.csv and absences.csv (when scanners did not \
                listen). Each survey is a separate session. To measure the engine's accuracy in this building, train \
                the engine with some surveys and score another:

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

        @Option(help: "The folder to write to; created if missing.")
        var into: String

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        private enum Part: String, CaseIterable {
            case receivers, doors, rooms, sightings, absences

            var file: String { "\(rawValue).csv" }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try confirmReplacing()
            var tables = Tables()
            for id in ids {
                guard let survey = try await client.send(RecordSurvey(action: .list, surveyID: id)).surveys.first else {
                    throw CommandError("There is no survey \(id); see `rollcall surveys list`.")
                }
                let heard = try await sightings(of: id, client)
                tables.add(survey, heard.sightings, heard.absences)
            }
            let scanners = try await client.all(ScannersCommand.Rows.self).filter { $0.retiredAt == nil }
            try write([
                (.receivers, Tables.receivers(scanners)),
                (.doors, Tables.doors(try await client.all(DoorsCommand.Rows.self))),
                (.rooms, tables.rooms), (.sightings, tables.sightings), (.absences, tables.absences),
            ])
            try output.write("Wrote \(ids.count == 1 ? "a survey" : "\(ids.count) surveys") to \(into).")
        }

        /// Returns all sightings and absences of a survey, which the server sends in parts.
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

        /// Asks before tables are replaced, because they may be the only copy of another recording.
        /// - Throws: `CommandError` if the answer is no, or if there is no terminal.
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
                throw CommandError("\(into) cannot be created: \(error.localizedDescription)")
            }
        }
    }

    /// Surveys as tables for an evaluation: each survey is a session, with times in seconds from its start.
    struct Tables {
        private(set) var rooms = "session,start,end,room\n"
        private(set) var sightings = "session,t,receiver,rssi\n"
        private(set) var absences = "session,receiver,start,end\n"

        mutating func add(_ survey: SurveyRecord, _ heard: [SurveySightingRecord], _ away: [SurveyAbsenceRecord]) {
            let session = "survey-\(survey.surveyID)"
            func time(_ date: Date) -> String { String(format: "%.3f", date.timeIntervalSince(survey.startedAt)) }
            let last = heard.last?.heardAt ?? survey.startedAt
            for stay in survey.stays {
                let end = max(stay.enteredAt, stay.leftAt ?? last)
                rooms += Self.line([session, time(stay.enteredAt), time(end), stay.roomNumber])
            }
            for one in heard {
                sightings += Self.line([session, time(one.heardAt), one.scannerName, one.rssi.map(String.init) ?? ""])
            }
            for one in away {
                absences += Self.line([session, one.scannerName, time(one.from), time(one.until)])
            }
        }

        static func receivers(_ scanners: [ScannerRecord]) -> String {
            scanners.reduce("receiver,room\n") { $0 + line([$1.scannerName, $1.roomNumber]) }
        }

        static func doors(_ doors: [DoorRecord]) -> String {
            doors.reduce("room_a,room_b\n") { $0 + line([$1.roomA, $1.roomB]) }
        }

        /// Returns a line with unchanged names, so that the tables join.
        private static func line(_ values: [String]) -> String { CSVCell.exactLine(values) + "\n" }
    }
}
