import ArgumentParser
import Client

/// A command that asks a server and shows what it answers.
protocol RemoteCommand: AsyncParsableCommand {
    var remote: RemoteOptions { get }

    func run(_ client: RollcallClient, _ output: Output) async throws
}

extension RemoteCommand {
    func run() async throws {
        try await remote.withClient { client in
            try await run(client, remote.output)
        }
    }
}
