import Client
import Wire

/// A command that sends one request, as `Commands.toml` declares it.
protocol RequestCommand: RemoteCommand {
    associatedtype Sent: Request

    /// Returns the request for the options, after looking up named rows and asking for confirmation if necessary.
    func request(_ client: RollcallClient) async throws -> Sent
}
