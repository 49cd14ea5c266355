import ArgumentParser
import Client

/// A command that sends requests to a server and prints the replies.
protocol RemoteCommand: AsyncParsableCommand {
    var remote: RemoteOptions { get }
    /// The timeout for a reply.
    var timeout: Duration { get }

    func run(_ client: RollcallClient, _ output: Output) async throws
}

extension RemoteCommand {
    var timeout: Duration { .seconds(30) }

    func run() async throws {
        try await remote.withClient(timeout: timeout) { client in
            try await run(client, remote.output)
        }
    }

    /// - Throws: `ValidationError` if none of the options of an `edit` command was given.
    func requireChange(_ options: Any?...) throws {
        guard options.contains(where: { $0 != nil }) else {
            throw ValidationError("Give at least one change; see --help.")
        }
    }
}
