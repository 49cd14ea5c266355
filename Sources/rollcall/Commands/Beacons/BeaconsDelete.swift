import ArgumentParser
import Client
import Wire

struct BeaconsDelete: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a room beacon, or retire it where it has been heard.")

    @OptionGroup var choice: BeaconChoice
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await choice.resolve(client)
        try confirmation.confirm("Delete beacon \(id)?")
        let reply = try await client.send(DeleteBeacon(beaconID: id))
        try output.show(reply, .gone("beacon \(id)", retired: reply.retired))
    }
}
