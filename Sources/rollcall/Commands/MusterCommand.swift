import ArgumentParser
import Client
import Vocabulary
import Wire

struct MusterCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "muster", abstract: "The muster list: who is accounted for, and where the others were last.",
        subcommands: [Show.self, Start.self, Tick.self, Close.self],
        defaultSubcommand: Show.self)

    struct Show: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Everybody, those not accounted for first.")

        @Option(help: "Only people whose names or address hold this text, in any case.")
        var search: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetMuster(search: search))
            try output.show(reply, lines(reply, output.times))
        }

        private func lines(_ reply: GetMuster.Reply, _ times: TimeText) -> [TerminalText] {
            let name =
                reply.muster.map { "\($0.name), since \(times.text($0.startedAt))" } ?? "No muster is in progress"
            let title: TerminalText = "\(name): \(reply.accountedFor) of \(reply.people.count) accounted for"
            return [title] + Table(Self.columns, of: reply.people, times: times).lines
        }

        /// Ages are as the server tells them: by this machine's clock they would be as wrong as that is.
        static let columns: [Column<MusterLineRecord>] = [
            Column("SEEN") { $0.accountedFor ? "yes" : "NO" },
            Column("NAME") { "\($0.firstName) \($0.lastName)" },
            Column("ID") { String($0.personID) },
            Column("CLASS") { $0.classification.rawValue },
            Column("STATE") { $0.state.rawValue },
            Column("LAST ROOM") { $0.roomNumber ?? "" },
            Column("ZONE") { $0.zoneName ?? "" },
            Column("LAST HEARD") { $0.age.map(TimeText.age) ?? "never" },
            Column("SOURCE") { $0.source?.rawValue ?? "" },
        ]
    }

    struct Start: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "start", abstract: "Begin a roll-call.")

        @Argument(help: "What it is called, such as \"Fire drill\".")
        var name: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(TickMuster(action: .start, name: name))
            try output.show(reply, "Muster \(reply.muster.name) has begun.")
        }
    }

    struct Tick: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "tick", abstract: "Say that somebody was seen in person.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Flag(help: "Take the tick back.")
        var undo = false

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                TickMuster(
                    action: .tick, email: person.email, personID: person.personID, accountedFor: !undo))
            try output.show(reply, "\(person.words): \(undo ? "not " : "")accounted for.")
        }
    }

    struct Close: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "close", abstract: "End the roll-call that is in progress.")

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(TickMuster(action: .close))
            try output.show(reply, "Muster \(reply.muster.name) is closed.")
        }
    }
}
