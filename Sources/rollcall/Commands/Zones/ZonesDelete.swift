import ArgumentParser
import Client
import Wire

struct ZonesDelete: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a zone that has no rooms.")

    @OptionGroup var zone: NameOrID<ZoneListing>
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await zone.resolve(client)
        try confirmation.confirm("Delete zone \(zone.words)?")
        try output.show(try await client.send(DeleteZone(zoneID: id)), "Deleted zone \(zone.words).")
    }
}
