import ArgumentParser
import Client
import Foundation

/// What every command that asks a server takes.
struct RemoteOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The server, such as \(Destination.defaultServer).", valueName: "url"))
    var server: ServerAddress?

    @Flag(help: "Print the reply as JSON.")
    var json = false

    var output: Output { Output(json: json, times: TimeText()) }

    /// Runs `body` with a client for the server and session that hold here.
    func withClient(_ body: (RollcallClient) async throws -> Void) async throws {
        let environment = ProcessInfo.processInfo.environment
        let session = try SessionFile(environment: environment).load()
        let destination = try Destination(named: server, session: session, environment: environment)
        try await RollcallClient.withClient(
            server: destination.server.url, credential: destination.credential, body)
    }
}
