import Client
import Wire

/// A command that prints the reply to its request.
protocol ReplyCommand: RequestCommand {
    /// Returns the reply as text for people.
    func lines(
        _ reply: Sent.Reply, to sent: Sent, _ client: RollcallClient, _ output: Output
    ) throws -> [TerminalText]

    /// Throws an error for the exit status if the reply is not the desired one.
    func check(_ reply: Sent.Reply) throws
}

extension ReplyCommand {
    func check(_ reply: Sent.Reply) throws {}

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let sent = try await request(client)
        let reply = try await client.send(sent)
        let lines = try lines(reply, to: sent, client, output)
        try output.show(reply, lines)
        try check(reply)
    }
}
