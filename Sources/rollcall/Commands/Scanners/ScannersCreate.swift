import ArgumentParser
import Client
import Wire

struct ScannersCreate: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Register a scanner node; its token is shown once.")

    @Argument(help: "The scanner's name.")
    var name: String

    @Option(help: "The number of the room it stands in.")
    var room: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(CreateScanner(scannerName: name, roomNumber: room))
        try output.show(
            reply,
            [
                "Made scanner \(name) (id \(reply.scannerID)) in room \(room).",
                "Its token, shown this once: \(reply.token)",
            ])
    }
}
