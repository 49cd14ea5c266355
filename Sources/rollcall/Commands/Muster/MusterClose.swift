import ArgumentParser
import Client
import Wire

struct MusterClose: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "close", abstract: "End the roll-call that is in progress.")

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(TickMuster(action: .close))
        try output.show(reply, "Muster \(reply.muster.name) is closed.")
    }
}
