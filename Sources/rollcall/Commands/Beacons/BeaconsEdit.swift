import ArgumentParser
import Client
import Wire

struct BeaconsEdit: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a room beacon; its keys never change.")

    @OptionGroup var choice: BeaconChoice

    @Option(help: "The number of the room it hangs in now.")
    var room: String?

    @Option(help: "Where in the room, or what it is.")
    var description: String?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        try Changes.require(room, description)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await choice.resolve(client)
        let reply = try await client.send(EditBeacon(beaconID: id, roomNumber: room, description: description))
        try output.show(reply, "Changed beacon \(id).")
    }
}
