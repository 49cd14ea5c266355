import ArgumentParser
import Client
import Foundation

/// Options of each command that sends requests to a server.
struct RemoteOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The server, such as \(Destination.defaultServer).", valueName: "url"))
    var server: Destination.Server?

    @Option(help: ArgumentHelp("A PEM file with the CA certificates to trust.", valueName: "file"))
    var ca: String?

    @OptionGroup var chosen: StationOption

    @Flag(help: "Print the reply as JSON.")
    var json = false

    func validate() throws {
        if server != nil, chosen.station != nil {
            throw ValidationError("Give --station or --server, not both: a station has its own server.")
        }
    }

    var output: Output { Output(json: json, times: TimeText()) }

    /// Runs `body` with a client for the server and session of this command.
    /// - Parameter timeout: the timeout for a reply.
    func withClient(timeout: Duration, _ body: (RollcallClient) async throws -> Void) async throws {
        let environment = ProcessInfo.processInfo.environment
        let kept = try chosen.login(environment)
        let session = try kept.load()
        let route = try await Route.to(
            kept.station, session: session, named: server,
            authority: authority(environment, kept.station) ?? session?.ca, environment)
        try await route.withClient(timeout: timeout, confirming: SessionConfirmation(environment).ask, body)
    }

    /// Returns the absolute path of the file of --ca, or else of the station, or else of `ROLLCALL_CA`. The path is
    /// absolute because later commands use it from other folders.
    func authority(_ environment: [String: String], _ station: Station?) -> String? {
        (ca ?? station?.ca ?? environment["ROLLCALL_CA"]).flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0).path }
    }
}

extension ServerTrust {
    /// Returns trust in the certificates of a file, or in the roots of this machine if the file is nil.
    /// - Throws: `CommandError` if the file cannot be read.
    static func leading(to file: String?) throws -> ServerTrust {
        do {
            return try file.map { try .authority(file: $0) } ?? .system
        } catch let error as Unreadable {
            throw CommandError(
                "\(error)", hint: "Give the PEM file of the school's authority with --ca.", status: .usage)
        }
    }
}
