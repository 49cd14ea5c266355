import ArgumentParser
import Client
import Wire

struct LooksCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "looks", abstract: "Who looked at where you are (for students).")

    @OptionGroup var page: AuditPageOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            GetOwnAudit(search: page.search, before: page.before, pageSize: page.pageSize))
        try output.show(reply, lines(reply, output.times))
    }

    private func lines(_ reply: GetOwnAudit.Reply, _ times: TimeText) -> [TerminalText] {
        guard !reply.looks.isEmpty else { return ["Nobody."] }
        return Table(Self.columns, of: reply.looks, times: times).lines
            + AuditPageOptions.lines(of: reply.total, next: reply.next)
    }

    private static let columns: [Column<LookRecord>] = [
        Column("TIME") { $1.text($0.at) },
        Column("WHO") { "\($0.firstName ?? "(erased)") \($0.lastName ?? "")" },
        Column("CLASS") { $0.classification?.rawValue ?? "" },
        Column("HOW") { $0.action },
    ]
}
