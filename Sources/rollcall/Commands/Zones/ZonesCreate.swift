import ArgumentParser
import Client
import Wire

struct ZonesCreate: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a zone.")

    @Argument(help: "The zone's name.")
    var name: String

    @Option(help: "Seconds of silence after which somebody has left, 5 to 86,400 (120 if absent).")
    var leaveAfter: Int?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(CreateZone(zoneName: name, leaveAfter: leaveAfter))
        try output.show(reply, "Made zone \(name) (id \(reply.zoneID)) with major \(reply.majorKey).")
    }
}
