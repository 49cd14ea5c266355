import ArgumentParser
import Client
import Foundation
import Wire

struct SurveysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "surveys", abstract: "The surveys that teach the engine how rooms sound.",
        subcommands: [
            List.self, Show.self, Stop.self, Use.self, SetAside.self,
            Drop.self, Export.self,
        ],
        defaultSubcommand: List.self)

    struct List: RemoteCommand {
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

    struct Show: RemoteCommand {
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

    struct Use: RemoteCommand {
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

    struct SetAside: RemoteCommand {
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

    struct Stop: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "stop", abstract: "End a survey whose walk was broken off, and take it into use as it is.",
            discussion: "To continue a survey, run `rollcall survey` again with the same badge.")

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
                    Survey \(id) is being recorded in \(stay.roomNumber) since \(since): all that was heard of the \
                    badge since then would be that room's. End it?
                    """, orElse: "The survey goes on; rollcall surveys drop \(id) deletes it")
            }
            let reply = try await client.send(RecordSurvey(action: .stop, surveyID: id))
            try output.show(
                reply, SurveyLines.summary(reply.surveys, output.times) + ["Survey \(id) is ended, and used."])
        }
    }

    struct Drop: RemoteCommand {
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
}
