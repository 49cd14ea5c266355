import Client
import Wire

/// A command that sends one request, as `Commands.toml` declares it.
protocol RequestCommand: RemoteCommand {
    associatedtype Sent: Request

    /// The request that the options make. What is named is looked up, and what needs a yes is asked for, before that.
    func request(_ client: RollcallClient) async throws -> Sent
}
