import Client
import Wire

/// A command that prints the reply to its request.
protocol ReplyCommand: RequestCommand {
    /// The reply for people.
    func lines(_ reply: Sent.Reply, _ client: RollcallClient, _ output: Output) throws -> [TerminalText]

    /// Throws if the exit status is to say that the reply is not what was wanted.
    func check(_ reply: Sent.Reply) throws
}

extension ReplyCommand {
    func check(_ reply: Sent.Reply) throws {}

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(try await request(client))
        let lines = try lines(reply, client, output)
        try output.show(reply, lines)
        try check(reply)
    }
}
