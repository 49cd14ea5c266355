import ArgumentParser
import Client
import Wire

struct ScannersEdit: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a scanner node.")

    @OptionGroup var scanner: NameOrID<ScannerListing>

    @Option(help: "The scanner's new name.")
    var rename: String?

    @Option(help: "The number of the room it stands in now.")
    var room: String?

    @Flag(help: "Replace its token; the old one ends at once.")
    var newToken = false

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        try Changes.require(rename, room, newToken ? true : nil)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await scanner.resolve(client)
        let reply = try await client.send(
            EditScanner(scannerID: id, scannerName: rename, roomNumber: room, newToken: newToken ? true : nil))
        let changed: TerminalText = "Changed scanner \(scanner.words)."
        try output.show(reply, [changed] + (reply.token.map { ["Its token, shown this once: \($0)"] } ?? []))
    }
}
