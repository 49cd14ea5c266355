import ArgumentParser
import Client
import Wire

struct BadgesReturn: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "return", abstract: "Take a badge back: from now on it speaks for nobody.")

    @Argument(help: "The badge's id, as `rollcall badges issue` said it.")
    var badge: Int64

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(ReturnBadge(badgeID: badge))
        try output.show(reply, "Badge \(badge) came back at \(output.times.text(reply.returnedAt)).")
    }
}
