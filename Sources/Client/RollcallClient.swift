import AsyncHTTPClient
public import Foundation
import NIOCore
public import Wire

/// A connection to one Rollcall server: takes any request and returns its reply.
///
/// Call `shutdown()` when done, or use `withClient`, which does.
public final class RollcallClient: Sendable {
    /// The base address, without a slash at the end.
    public let server: String
    let credential: Credential
    /// Asks the person for what confirms their session; nil where nobody can be asked.
    let confirming: Confirming?
    /// How long one request may take from start to end.
    let timeout: Duration
    let http: HTTPClient

    /// A larger reply than this many bytes is refused: 1,000 rows of anything are well below it.
    static let largestReply = 16 << 20
    /// An event stream that is silent for longer than this is taken for dead; a server sends a comment more often.
    static let longestSilence = TimeAmount.seconds(60)

    /// What confirms a session: the password, and a one-time code once the server has asked for one.
    public typealias Confirming = @Sendable (_ asksForCode: Bool) throws -> Confirm

    /// - Parameters:
    ///   - trust: what a TLS server's certificate has to lead to.
    ///   - confirming: asked where the server wants the session confirmed; the request is then sent once more.
    public init(
        server: URL, credential: Credential = .none, timeout: Duration = .seconds(30), trust: ServerTrust = .system,
        confirming: Confirming? = nil
    ) {
        self.server = Self.base(of: server)
        self.credential = credential
        self.timeout = timeout
        self.confirming = confirming
        self.http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: Self.configuration(timeout, trust))
    }

    /// Closes the connections; requests under way fail.
    public func shutdown() async throws {
        try await http.shutdown()
    }

    /// Runs `body` with a client that is shut down after it.
    public static func withClient<Result: Sendable>(
        server: URL, credential: Credential = .none, timeout: Duration = .seconds(30), trust: ServerTrust = .system,
        confirming: Confirming? = nil, _ body: (RollcallClient) async throws -> Result
    ) async throws -> Result {
        let client = RollcallClient(
            server: server, credential: credential, timeout: timeout, trust: trust, confirming: confirming)
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
