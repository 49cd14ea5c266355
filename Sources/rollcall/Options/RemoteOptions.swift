import ArgumentParser
import Client
import Foundation

/// What every command that asks a server takes.
struct RemoteOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The server, such as \(Destination.defaultServer).", valueName: "url"))
    var server: Destination.Server?

    @Option(help: ArgumentHelp("A PEM file with the certificate that the server's leads to.", valueName: "file"))
    var ca: String?

    @OptionGroup var chosen: StationOption

    @Flag(help: "Print the reply as JSON.")
    var json = false

    func validate() throws {
        if server != nil, chosen.station != nil {
            throw ValidationError("Give --station or --server, not both: a station has its server.")
        }
    }

    var output: Output { Output(json: json, times: TimeText()) }

    /// Runs `body` with a client for the server and session that hold here.
    /// - Parameter timeout: for how long a reply is waited for.
    func withClient(timeout: Duration, _ body: (RollcallClient) async throws -> Void) async throws {
        let environment = ProcessInfo.processInfo.environment
        let kept = try chosen.login(environment)
        let session = try kept.load()
        let route = try await Route.to(
            kept.station, session: session, named: server,
            authority: authority(environment, kept.station) ?? session?.ca, environment)
        try await route.withClient(timeout: timeout, confirming: SessionConfirmation(environment).ask, body)
    }

    /// The file that --ca names, or else the station's, or else `ROLLCALL_CA`, from the root of the file system on:
    /// other commands use it from other folders.
    func authority(_ environment: [String: String], _ station: Station?) -> String? {
        (ca ?? station?.ca ?? environment["ROLLCALL_CA"]).flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0).path }
    }
}

extension ServerTrust {
    /// Throws `CommandError`.
    static func leading(to file: String?) throws -> ServerTrust {
        do {
            return try file.map { try .authority(file: $0) } ?? .system
        } catch let error as Unreadable {
            throw CommandError(
                "\(error)", hint: "Give the PEM file of the school's authority with --ca.", status: .usage)
        }
    }
}
