import ArgumentParser
import Client
import Vocabulary
import Wire

struct MusterCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "muster", abstract: "The muster list: who is accounted for, and where the others were last.",
        subcommands: [
            Show.self, Start.self, Tick.self, Edit.self, Close.self, List.self, Entries.self, Report.self,
            MusterLinkCommand.self,
        ],
        defaultSubcommand: Show.self)

    struct Show: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show the list, people who are missing first.")

        @Option(help: "Only people whose names or address hold this text, in any case.")
        var search: String?

        @Option(help: "The number of a closed muster; without it, the one in progress.")
        var muster: Int64?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetMuster(musterID: muster, search: search))
            try output.show(reply, lines(reply, output.times))
        }

        private func lines(_ reply: GetMuster.Reply, _ times: TimeText) -> [TerminalText] {
            let name =
                reply.muster.map { "\($0.name), since \(times.text($0.startedAt))" } ?? "No muster is in progress"
            let title: TerminalText = "\(name): \(MusterCommand.summary(reply.counts))"
            return [title] + Table(Self.columns, of: reply.people, times: times).lines
        }

        /// Ages are as the server tells them: by this machine's clock they would be as wrong as that is.
        static let columns: [Column<MusterLineRecord>] = [
            Column("SEEN") { $0.accountedFor ? "yes" : "NO" },
            Column("LAST ENTRY") { ($0.witness?.rawValue ?? "") + ($0.disputed ? " (contradicted)" : "") },
            Column("BY") { $0.saidBy ?? "" },
            Column("NAME") { "\($0.firstName) \($0.lastName)" },
            Column("ID") { String($0.personID) },
            Column("CLASS") { $0.classification?.rawValue ?? "" },
            Column("EXPECTED") { $0.standing == .expected ? "yes" : $0.standing.rawValue },
            Column("STATE") { $0.state.rawValue },
            Column("LAST ROOM") { $0.roomNumber ?? "" },
            Column("ZONE") { $0.zoneName ?? "" },
            Column("LAST HEARD") { $0.age.map(TimeText.age) ?? "never" },
            Column("SOURCE") { $0.source?.rawValue ?? "" },
            Column("SAID BY") { $0.placedBy ?? "" },
        ]
    }

    struct Start: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "start", abstract: "Begin a roll-call.")

        @Argument(help: "What it is called, such as \"Fire drill\"; its time where nothing is given.")
        var name: String?

        @Flag(help: "It is a drill and no emergency.")
        var drill = false

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                UpdateMuster(action: .start, name: name, kind: drill ? .drill : .emergency))
            try output.show(reply, "Muster \(reply.muster.name) has begun.")
        }
    }

    struct Tick: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "tick", abstract: "Mark a person as seen.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Flag(help: "Take back what was said before.")
        var undo = false

        @Option(help: "What is said: seen, said_present, seen_leaving, needs_help or known_absent.")
        var witness: Witness?

        @Option(help: "A note to it.")
        var note: String?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if undo && witness != nil { throw ValidationError("--undo and --witness exclude each other.") }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let entry = undo ? .takenBack : witness ?? .seen
            let reply = try await client.send(
                UpdateMuster(
                    action: .tick, email: person.email, personID: person.personID, witness: entry, note: note))
            try output.show(reply, "\(person.words): \(entry.accountsFor ? "" : "not ")accounted for.")
        }
    }

    struct Close: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "close", abstract: "End the roll-call that is in progress.")

        @Flag(help: "It should not have been started.")
        var mistake = false

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(UpdateMuster(action: mistake ? .mistake : .close))
            try output.show(reply, "Muster \(reply.muster.name) is closed.")
        }
    }
}
