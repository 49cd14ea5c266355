import ArgumentParser
import Client

struct HealthCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "health", abstract: "How the server is, as JSON. Ends with 1 where it cannot do its work.")

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let (status, json) = try await client.health()
        try output.write(PrettyJSON.tidied(json))
        guard status == 200 else {
            throw CommandError("\(client.server) is not well (HTTP status \(status)).")
        }
    }
}
