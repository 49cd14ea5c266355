import ArgumentParser
import Client
import Wire

struct MusterStart: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "start", abstract: "Begin a roll-call.")

    @Argument(help: "What it is called, such as \"Fire drill\".")
    var name: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(TickMuster(action: .start, name: name))
        try output.show(reply, "Muster \(reply.muster.name) has begun.")
    }
}
