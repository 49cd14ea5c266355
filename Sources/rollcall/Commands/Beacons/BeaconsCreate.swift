import ArgumentParser
import Beacon
import Client
import Wire

struct BeaconsCreate: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Register a room beacon; its keys are assigned unless given.")

    @Argument(help: "The number of the room it hangs in.")
    var room: String

    @Option(help: "Where in the room, or what it is.")
    var description: String?

    @Option(help: "The name of the room's zone, to be sure of it.")
    var zone: String?

    @OptionGroup var identity: IdentityOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            CreateBeacon(
                roomNumber: room, description: description, zoneName: zone, uuid: identity.uuid,
                majorKey: identity.major.map(Int.init), minorKey: identity.minor.map(Int.init),
                address: identity.address))
        try output.show(
            reply,
            [
                "Made beacon \(reply.beaconID) in room \(room). What it advertises:",
                "  uuid \(reply.uuid)  major \(reply.majorKey)  minor \(reply.minorKey)",
            ])
    }
}
