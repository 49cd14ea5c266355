import ArgumentParser
import Client
import Wire

struct ScannersDelete: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a scanner node, or retire it where it has reported.")

    @OptionGroup var scanner: NameOrID<ScannerListing>
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await scanner.resolve(client)
        try confirmation.confirm("Delete scanner \(scanner.words)? Its token ends at once.")
        let reply = try await client.send(DeleteScanner(scannerID: id))
        try output.show(reply, .gone("scanner \(scanner.words)", retired: reply.retired))
    }
}
