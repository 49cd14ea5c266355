import ArgumentParser
import Client
import Foundation
import Tables
import Wire

struct SurveysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "surveys", abstract: "The surveys that teach the engine how rooms sound.",
        subcommands: [
            SurveysList.self, SurveysShow.self, SurveysStop.self, SurveysUse.self, SurveysSetAside.self,
            SurveysDrop.self, SurveysExport.self,
        ],
        defaultSubcommand: SurveysList.self)
}

struct SurveysList: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "All surveys, the newest first, and which rooms the engine has learned.")

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RecordSurvey(action: .list))
        try output.show(reply, lines(reply, output.times))
    }

    private func lines(_ reply: RecordSurvey.Reply, _ times: TimeText) -> [TerminalText] {
        guard !reply.surveys.isEmpty else {
            return ["No surveys yet. Record one with: rollcall survey --person E-MAIL"]
        }
        let rooms = reply.learnedRooms.isEmpty ? "none" : reply.learnedRooms.joined(separator: ", ")
        return Table(Self.columns, of: reply.surveys, times: times).lines + ["Rooms learned: \(rooms)"]
            + [SurveyLines.leftOut(of: reply.surveys, learned: reply.learnedRooms)].compactMap(\.self)
            + reply.doubtfulScanners.map(SurveyLines.doubt)
    }

    private static let columns: [Column<SurveyRecord>] = [
        Column("ID") { String($0.surveyID) },
        Column("BADGE") { String($0.badgeID) },
        Column("STARTED") { $1.text($0.startedAt) },
        Column("STOPPED") { $1.text($0.stoppedAt) ?? "recording" },
        Column("IN USE") { $0.inUse ? "yes" : "no" },
        Column("ROOMS") { String(Set($0.stays.map(\.roomNumber)).count) },
        Column("SECONDS") { String($0.stays.reduce(0) { $0 + SurveyLines.seconds($1) }) },
        Column("PACKETS") { String($0.stays.flatMap(\.heard).reduce(0) { $0 + $1.packets }) },
    ]
}

struct SurveysShow: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "What was heard in each room of a survey.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RecordSurvey(action: .list, surveyID: id))
        guard !reply.surveys.isEmpty else { throw CommandError("There is no survey \(id).") }
        try output.show(reply, SurveyLines.summary(reply.surveys, output.times))
    }
}

struct SurveysUse: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Take a survey into use again.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RecordSurvey(action: .use, surveyID: id))
        try output.show(reply, "Survey \(id) is used.")
    }
}

struct SurveysSetAside: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "set-aside", abstract: "Take a survey out of use and keep it.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RecordSurvey(action: .setAside, surveyID: id))
        try output.show(reply, "Survey \(id) is set aside.")
    }
}

struct SurveysStop: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: "End a survey whose walk was broken off, and take it into use as it is.",
        discussion: "A walk that is to go on is begun again with the same badge instead: rollcall survey.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let survey = try await client.send(RecordSurvey(action: .list, surveyID: id)).surveys.first
        if let stay = survey?.stays.last, stay.leftAt == nil {
            let since = output.times.text(stay.enteredAt)
            try confirmation.confirm(
                """
                Survey \(id) is being recorded in \(stay.roomNumber) since \(since): all that was heard of the badge since then \
                would be that room's. End it?
                """, orElse: "The survey goes on; rollcall surveys drop \(id) deletes it")
        }
        let reply = try await client.send(RecordSurvey(action: .stop, surveyID: id))
        try output.show(
            reply, SurveyLines.summary(reply.surveys, output.times) + ["Survey \(id) is ended, and used."])
    }
}

struct SurveysDrop: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop", abstract: "Delete a survey with all that was heard.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        try confirmation.confirm("Drop survey \(id)?")
        let reply = try await client.send(RecordSurvey(action: .drop, surveyID: id))
        try output.show(reply, "Dropped survey \(id).")
    }
}

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
