import ArgumentParser
import Client
import Wire

struct SessionsEnd: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "End one of your sessions.",
        discussion: "To end them all: rollcall logout --everywhere")

    @Argument(help: "The id of the session, as `rollcall sessions list` shows it.")
    var id: Int64

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        try output.show(try await client.send(EndSession(sessionID: id)), "Ended session \(id).")
    }
}
