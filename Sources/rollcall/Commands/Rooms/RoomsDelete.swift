import ArgumentParser
import Client
import Wire

struct RoomsDelete: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a room, or retire it where it has history.")

    @OptionGroup var room: NameOrID<RoomListing>
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await room.resolve(client)
        try confirmation.confirm("Delete room \(room.words)?")
        let reply = try await client.send(DeleteRoom(roomID: id))
        try output.show(reply, .gone("room \(room.words)", retired: reply.retired))
    }
}
