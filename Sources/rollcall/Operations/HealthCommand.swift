import ArgumentParser
import Client

struct HealthCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "health", abstract: "Print the server's health as JSON; exit with status 1 if it is unhealthy.")

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let (status, json) = try await client.health()
        try output.write(PrettyJSON.tidied(json))
        guard status == 200 else {
            throw CommandError("\(client.server) is not healthy (HTTP status \(status)).")
        }
    }
}
