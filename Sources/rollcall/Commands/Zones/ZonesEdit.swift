import ArgumentParser
import Client
import Wire

struct ZonesEdit: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a zone.")

    @OptionGroup var zone: NameOrID<ZoneListing>

    @Option(help: "The zone's new name.")
    var rename: String?

    @Option(help: "Seconds of silence after which somebody has left, 5 to 86,400.")
    var leaveAfter: Int?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        try Changes.require(rename, leaveAfter)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await zone.resolve(client)
        let reply = try await client.send(EditZone(zoneID: id, zoneName: rename, leaveAfter: leaveAfter))
        try output.show(reply, "Changed zone \(zone.words).")
    }
}
