import AsyncHTTPClient
public import Foundation
import NIOCore

/// A connection to one Rollcall server: takes any request and returns its reply.
///
/// Call `shutdown()` when done, or use `withClient`, which does.
public final class RollcallClient: Sendable {
    /// The base address, without a slash at the end.
    public let server: String
    let credential: Credential
    /// How long one request may take from start to end.
    let timeout: Duration
    let http: HTTPClient

    /// A larger reply than this many bytes is refused: 1,000 rows of anything are well below it.
    static let largestReply = 16 << 20
    /// An event stream that is silent for longer than this is taken for dead; a server sends a comment more often.
    static let longestSilence = TimeAmount.seconds(60)

    /// - Parameter trust: what a TLS server's certificate has to lead to.
    public init(
        server: URL, credential: Credential = .none, timeout: Duration = .seconds(30), trust: ServerTrust = .system
    ) {
        self.server = Self.base(of: server)
        self.credential = credential
        self.timeout = timeout
        self.http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: Self.configuration(timeout, trust))
    }

    /// Closes the connections; requests under way fail.
    public func shutdown() async throws {
        try await http.shutdown()
    }

    /// Runs `body` with a client that is shut down after it.
    public static func withClient<Result: Sendable>(
        server: URL, credential: Credential = .none, timeout: Duration = .seconds(30), trust: ServerTrust = .system,
        _ body: (RollcallClient) async throws -> Result
    ) async throws -> Result {
        let client = RollcallClient(server: server, credential: credential, timeout: timeout, trust: trust)
        do {
            let result = try await body(client)
            try await client.shutdown()
            return result
        } catch {
            try? await client.shutdown()
            throw error
        }
    }

    private static func base(of server: URL) -> String {
        var text = server.absoluteString
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }

    /// Redirects are not followed: the credential is for this server alone.
    private static func configuration(_ timeout: Duration, _ trust: ServerTrust) -> HTTPClient.Configuration {
        let connecting = min(TimeAmount(timeout), .seconds(10))
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: trust.configuration, redirectConfiguration: .disallow,
            timeout: .init(connect: connecting, read: longestSilence))
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.httpVersion = .http1Only
        return configuration
    }
}
