import ArgumentParser
import Client
import Wire

struct ConfigGet: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "get", abstract: "The value of one setting.")

    @OptionGroup var remote: RemoteOptions

    @Argument(help: "The setting, such as time_zone.")
    var item: String

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(ReadConfig(item: item))
        try output.show(reply, reply.settings.map { "\($0.shown)" })
    }
}
