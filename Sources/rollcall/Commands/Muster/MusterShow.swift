import ArgumentParser
import Client
import Wire

struct MusterShow: RemoteCommand {
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
        let name = reply.muster.map { "\($0.name), since \(times.text($0.startedAt))" } ?? "No muster is in progress"
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
