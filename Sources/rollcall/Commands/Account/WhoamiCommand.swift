import ArgumentParser
import Client
import Wire

struct WhoamiCommand: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "whoami", abstract: "Who is logged in, and where.")

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(Whoami())
        let fields = Fields([
            ("Person", "\(reply.firstName) \(reply.lastName) <\(reply.email)>"),
            ("Id", String(reply.personID)),
            ("Classification", reply.classification.rawValue),
            ("Server", client.server),
        ])
        try output.show(reply, fields.lines)
    }
}
