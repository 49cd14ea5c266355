import AsyncHTTPClient
public import Foundation
import NIOCore
import NIOHTTP1
import Vocabulary
public import Wire

/// A connection to one Rollcall server: it sends any request and returns the reply.
///
/// Call `shutdown()` when done, or use `withClient`, which does.
public final class RollcallClient: Sendable {
    /// The base address, without a slash at the end.
    public let server: String
    let credential: RollcallClient.Credential
    /// The language of refusals, as a tag (BCP 47); nil leaves it to the server.
    let language: String?
    /// Asks the person to confirm the session; nil if no person can be asked.
    let confirming: Confirming?
    /// The timeout of a whole request.
    let timeout: Duration
    let http: HTTPClient

    /// The maximum size of a reply, in bytes: 1,000 rows of any table are well below it.
    static let largestReply = 16 << 20
    /// An event stream that is silent for longer is considered dead; a server sends a comment more often.
    static let maxSilence = TimeAmount.seconds(60)
    /// After this time an idle connection is closed. The server closes it after 60 s, and a request that is sent on it
    /// at the same moment fails, so the client must be first.
    static let maxIdle = TimeAmount.seconds(30)

    /// Returns what confirms a session: the password, and a one-time code if the server requires one.
    public typealias Confirming = @Sendable (_ asksForCode: Bool) throws -> Confirm

    /// - Parameters:
    ///   - address: the server's address, in place of the one that its name resolves to.
    ///   - language: of refusals, as a tag (BCP 47); nil leaves it to the server.
    ///   - trust: which certificates of a TLS server are trusted.
    ///   - confirming: called if the server requires a confirmed session; the request is then repeated once.
    public init(
        server: URL, at address: String? = nil, credential: RollcallClient.Credential = .none, language: String? = nil,
        timeout: Duration = .seconds(30), trust: ServerTrust = .system, confirming: Confirming? = nil
    ) {
        self.server = Self.base(of: server)
        self.credential = credential
        self.language = language
        self.timeout = timeout
        self.confirming = confirming
        var configuration = Self.configuration(timeout, trust)
        if let address, let host = server.host() { configuration.dnsOverride = [host: address] }
        self.http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Closes the connections; requests in progress fail.
    public func shutdown() async throws {
        try await http.shutdown()
    }

    /// Runs `body` with a client that is shut down afterwards.
    public static func withClient<Result: Sendable>(
        server: URL, at address: String? = nil, credential: RollcallClient.Credential = .none, language: String? = nil,
        timeout: Duration = .seconds(30), trust: ServerTrust = .system, confirming: Confirming? = nil,
        _ body: (RollcallClient) async throws -> Result
    ) async throws -> Result {
        let client = RollcallClient(
            server: server, at: address, credential: credential, language: language, timeout: timeout, trust: trust,
            confirming: confirming)
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

    /// Redirects are not followed: the credential is only for this server.
    private static func configuration(_ timeout: Duration, _ trust: ServerTrust) -> HTTPClient.Configuration {
        let connecting = min(TimeAmount(timeout), .seconds(10))
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: trust.configuration, redirectConfiguration: .disallow,
            timeout: .init(connect: connecting, read: maxSilence))
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.idleTimeout = maxIdle
        configuration.httpVersion = .http1Only
        return configuration
    }
}

extension RollcallClient {
    /// Returns the server's health: the HTTP status (200 is healthy) and the JSON text with the reasons.
    ///
    /// - Throws: `ClientError` if there is no answer, or if it is not JSON.
    public func health() async throws -> (status: Int, json: String) {
        let answer = try await answer(to: HTTPClientRequest(url: server + "/health"))
        guard answer.isJSONObject else {
            throw ClientError(notRollcall: server, detail: "GET /health answered \(answer.summary)")
        }
        return (Int(answer.status), String(buffer: answer.body))
    }
}

extension RollcallClient {
    /// Logs a person in. The session token is for `RollcallClient.Credential.session` of another client.
    ///
    /// - Parameter code: a one-time code, if the account requires one.
    /// - Throws: `Failure` if the server refuses; `ClientError` for everything else.
    public func login(
        username: String, password: String, code: String? = nil
    ) async throws -> (reply: Login.Reply, sessionToken: String) {
        let (reply, token) = try await sendRenewing(Login(username: username, password: password, code: code))
        guard let token else {
            throw ClientError(notRollcall: server, detail: "the login succeeded, but the reply has no session")
        }
        return (reply, token)
    }

    /// Sends a request that may replace the session's token; the old token is then invalid.
    ///
    /// - Throws: `Failure` if the server refuses; `ClientError` for everything else.
    public func sendRenewing<R: Request>(_ request: R) async throws -> (reply: R.Reply, sessionToken: String?) {
        try await confirmed {
            let answer = try await post(request)
            let reply = try answer.decoded(as: R.Reply.self, from: server)
            return (reply, RollcallClient.SessionCookie.token(fromSetCookies: answer.headers["set-cookie"]))
        }
    }
}

extension RollcallClient {
    /// Sends a request and returns its reply. If the server requires the session to be confirmed first, the client
    /// confirms it and repeats the request once.
    ///
    /// - Throws: `Failure` if the server refuses; `ClientError` for everything else.
    public func send<R: Request>(_ request: R) async throws -> R.Reply {
        try await confirmed { try await post(request).decoded(as: R.Reply.self, from: server) }
    }

    /// Runs a body that may need a confirmed session, and repeats it once after the person has confirmed it.
    func confirmed<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let failure as Failure where failure.code == .confirmationNecessary {
            guard let confirming else { throw failure }
            try await confirm(confirming)
            return try await body()
        }
    }

    private func confirm(_ confirming: Confirming) async throws {
        do {
            _ = try await post(try confirming(false)).decoded(as: Confirm.Reply.self, from: server)
        } catch let failure as Failure where failure.code == .totpNecessary {
            _ = try await post(try confirming(true)).decoded(as: Confirm.Reply.self, from: server)
        }
    }

    /// Posts a request in its envelope and returns the answer as received.
    func post(_ request: some Request) async throws -> RollcallClient.Answer {
        var message = HTTPClientRequest(url: server + "/post")
        message.method = .POST
        message.headers.add(name: "content-type", value: "application/json")
        message.headers.add(name: "accept", value: "application/json")
        message.body = .bytes(try encoded(request))
        return try await answer(to: message)
    }

    /// Sends a message with this client's credential and language, and reads the whole answer, within the timeout.
    func answer(to message: HTTPClientRequest) async throws -> RollcallClient.Answer {
        do {
            let response = try await http.execute(authorised(message), timeout: TimeAmount(timeout))
            let body = try await response.body.collect(upTo: Self.largestReply)
            return RollcallClient.Answer(status: response.status.code, headers: response.headers, body: body)
        } catch {
            throw ClientError.thrown(for: error, server: server)
        }
    }

    func authorised(_ message: HTTPClientRequest) -> HTTPClientRequest {
        var message = message
        if let (name, value) = credential.header {
            message.headers.add(name: name, value: value)
        }
        if let language { message.headers.add(name: "accept-language", value: language) }
        return message
    }

    private func encoded(_ request: some Request) throws -> ByteBuffer {
        do {
            return ByteBuffer(bytes: try WireJSON.encoder().encode(RequestEnvelope(request)))
        } catch {
            throw ClientError(unsendable: error)
        }
    }
}

extension RollcallClient {
    /// The credential of a client.
    public enum Credential: Sendable {
        case none
        /// A person: the opaque token of the session cookie.
        case session(String)
        /// A scanner node: its token.
        case bearer(String)
    }
}

extension RollcallClient.Credential {
    /// The header with the credential; nil if there is none.
    var header: (name: String, value: String)? {
        switch self {
        case .none: nil
        case .session(let token): ("cookie", "\(RollcallClient.SessionCookie.name)=\(token)")
        case .bearer(let token): ("authorization", "Bearer \(token)")
        }
    }
}
