import ArgumentParser
import Client
import Wire

struct SessionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions", abstract: "Where you are logged in.",
        subcommands: [List.self, End.self])

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List your sessions.")

        private static let columns = [
            Column<SessionRecord>("ID") { String($0.sessionID) },
            Column("USED") { $1.text($0.usedAt) },
            Column("SINCE") { $1.text($0.createdAt) },
            Column("UNTIL") { $1.text($0.expiresAt) },
            Column("ADDRESS") { $0.address },
            Column("PROGRAM") { $0.agent ?? "" },
            Column("") { $0.isCurrent ? "this one" : "" },
        ]

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetSessions())
            try output.show(reply, Table(Self.columns, of: reply.sessions, times: output.times).lines)
        }
    }

    struct End: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "end", abstract: "End one of your sessions.",
            discussion: "To end them all: rollcall logout --everywhere")

        @Argument(help: "The id of the session, as `rollcall sessions list` shows it.")
        var id: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try output.show(try await client.send(EndSession(sessionID: id)), "Ended session \(id).")
        }
    }
}
