import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

struct CorrectionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corrections", abstract: "Set a person's whereabouts, and correct past visits.",
        subcommands: [Present.self, Left.self, Move.self, Add.self, Remove.self, List.self])

    /// What all ways to say where a person is have in common.
    fileprivate static func say(
        _ person: PersonArgument, _ state: WhereaboutsState, room: String?, reason: String?, _ client: RollcallClient,
        _ output: Output
    ) async throws {
        let reply = try await client.send(
            CorrectWhereabouts(
                email: person.email, personID: person.personID, state: state, roomNumber: room, reason: reason))
        let place = room.map { "in \($0)" } ?? "not here any more"
        try output.show(reply, "\(person.words): \(place), until the badge moves on.")
    }

    struct Present: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "present", abstract: "Set the room in which a person is now.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Argument(help: "The room's number.")
        var room: String

        @Option(help: "Why.")
        var reason: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try await CorrectionsCommand.say(person, .present, room: room, reason: reason, client, output)
        }
    }

    struct Left: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "left", abstract: "Set that a person has left.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Option(help: "Why.")
        var reason: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try await CorrectionsCommand.say(person, .left, room: nil, reason: reason, client, output)
        }
    }

    struct Move: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "move", abstract: "Say that a visit was to another room, or at another time.")

        @Argument(help: "The visit's id, as `rollcall history` lists it.")
        var visit: Int64

        @Option(help: "The room it was to.")
        var room: String?

        @Option(help: TimeArgument.help("When it began"))
        var entered: TimeArgument?

        @Option(help: TimeArgument.help("When it ended"))
        var left: TimeArgument?

        @Option(help: "Why.")
        var reason: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CorrectVisit(
                    visitID: visit, roomNumber: room, enteredAt: entered?.date, leftAt: left?.date, reason: reason))
            try output.show(reply, "Visit \(visit) is corrected.")
        }
    }

    struct Add: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Add a past visit. Visits by receivers at that time are cut.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Argument(help: "The room's number.")
        var room: String

        @Option(help: TimeArgument.help("When it began"))
        var entered: TimeArgument

        @Option(help: TimeArgument.help("When it ended"))
        var left: TimeArgument

        @Option(help: "Why.")
        var reason: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CorrectVisit(
                    email: person.email, personID: person.personID, roomNumber: room, enteredAt: entered.date,
                    leftAt: left.date, reason: reason))
            try output.show(reply, "\(person.words): a visit to \(room) is added.")
        }
    }

    struct Remove: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Say that a visit never was. The correction keeps it.")

        @Argument(help: "The visit's id, as `rollcall history` lists it.")
        var visit: Int64

        @Option(help: "Why.")
        var reason: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CorrectVisit(visitID: visit, remove: true, reason: reason))
            try output.show(reply, "Visit \(visit) is removed.")
        }
    }

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "What was said of a person, the last one said first.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Option(help: TimeArgument.help("Only what says something of the time after this"))
        var from: TimeArgument?

        @Option(help: TimeArgument.help("Only what says something of the time before this"))
        var to: TimeArgument?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetCorrections(email: person.email, personID: person.personID, from: from?.date, to: to?.date))
            let table = Table(Self.columns, of: reply.corrections, times: output.times).lines
            try output.show(reply, reply.corrections.isEmpty ? ["Nothing was corrected."] : table)
        }

        private static let columns: [Column<CorrectionRecord>] = [
            Column("SAID") { $1.text($0.saidAt) },
            Column("BY") { $0.saidBy ?? "" },
            Column("WHAT") { $0.kind.rawValue + ($0.standing ? " (counts now)" : "") },
            Column("ROOM") { $0.roomNumber ?? "" },
            Column("FROM") { $1.text($0.enteredAt) ?? "" },
            Column("UNTIL") { $1.text($0.leftAt) ?? "" },
            Column("BEFORE") { correction, times in
                let state = correction.oldState.map { "\($0.rawValue) \(correction.oldRoomNumber ?? "")" }
                let visits = correction.replaced.map { visit in
                    "\(visit.roomNumber) \(times.text(visit.enteredAt))–\(times.text(visit.leftAt) ?? "")"
                }
                return ((state.map { [$0] } ?? []) + visits).joined(separator: "; ")
            },
            Column("REASON") { $0.reason ?? "" },
        ]
    }
}
