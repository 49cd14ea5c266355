import ArgumentParser
import Client
import Wire

struct DoorsCreate: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a door between two rooms.")

    @Argument(help: "A room's number.")
    var roomA: String

    @Argument(help: "The other room's number.")
    var roomB: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(CreateDoor(roomA: roomA, roomB: roomB))
        try output.show(reply, "Made a door between \(roomA) and \(roomB) (id \(reply.doorID)).")
    }
}
