import ArgumentParser
import Client
import Wire

struct RoomsEdit: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a room.")

    @OptionGroup var room: NameOrID<RoomListing>

    @Option(help: "The room's new number.")
    var rename: String?

    @Option(help: "The name of the zone it belongs to now.")
    var zone: String?

    @Option(help: "What the room is, in words.")
    var description: String?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        try Changes.require(rename, zone, description)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await room.resolve(client)
        let reply = try await client.send(
            EditRoom(roomID: id, roomNumber: rename, zoneName: zone, description: description))
        try output.show(reply, "Changed room \(room.words).")
    }
}
