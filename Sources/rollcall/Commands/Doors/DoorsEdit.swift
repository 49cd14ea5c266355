import ArgumentParser
import Client
import Wire

struct DoorsEdit: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a door's rooms.")

    @Argument(help: "The door's id; see `rollcall doors list`.")
    var id: Int64

    @Option(help: "A room's number.")
    var roomA: String?

    @Option(help: "The other room's number.")
    var roomB: String?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        try Changes.require(roomA, roomB)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(EditDoor(doorID: id, roomA: roomA, roomB: roomB))
        try output.show(reply, "Changed door \(id).")
    }
}
