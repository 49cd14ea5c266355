import ArgumentParser
import Client

/// A command that asks a server and shows what it answers.
protocol RemoteCommand: AsyncParsableCommand {
    var remote: RemoteOptions { get }
    /// For how long a reply is waited for.
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

    /// Throws where not one of the options of an `edit` command was given: then there is nothing to change.
    func requireChange(_ options: Any?...) throws {
        guard options.contains(where: { $0 != nil }) else {
            throw ValidationError("Say what to change; see --help.")
        }
    }
}
