import ArgumentParser
import Client
import Wire

struct SessionsList: RemoteCommand {
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
