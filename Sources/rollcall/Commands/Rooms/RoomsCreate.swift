import ArgumentParser
import Client
import Wire

struct RoomsCreate: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a room.")

    @Argument(help: "The room's number, such as 101.")
    var number: String

    @Option(help: "The name of the zone it belongs to.")
    var zone: String

    @Option(help: "What the room is, in words.")
    var description: String?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(CreateRoom(roomNumber: number, zoneName: zone, description: description))
        try output.show(reply, "Made room \(number) (id \(reply.roomID)) in zone \(zone).")
    }
}
