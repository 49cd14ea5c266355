import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TestSupport
import Wire

/// A caller of a server, over HTTP or in the same process.
struct Peer: Sendable {
    /// Nil to send requests to the port.
    var server: InProcessServer?
    var port = 0
    /// A session token.
    var cookie: String?
    /// The token of a browser that is known.
    var device: String?
    /// A scanner's token.
    var bearer: String?
    /// The token of a helper's phone.
    var phone: String?

    /// Sends a request; throws the `Failure` that is answered.
    func callAsFunction<R: Wire.Request>(_ request: R, key: UUID? = nil) async throws -> R.Reply {
        try await answer(to: request, key: key).reply(to: request)
    }

    func answer(to request: some Wire.Request, key: UUID? = nil) async throws -> RawAnswer {
        try await post(body: WireJSON.encoder().encode(RequestEnvelope(request, idempotencyKey: key)))
    }

    /// What is answered where the request is refused; a success is a failure of the test.
    func refusal(of request: some Wire.Request, key: UUID? = nil) async throws -> Failure {
        try await answer(to: request, key: key).failure()
    }

    func post(_ text: String, to path: String = "/post", headers: [String: String] = [:]) async throws -> RawAnswer {
        try await post(body: Data(text.utf8), to: path, headers: headers)
    }

    func post(body: Data, to path: String = "/post", headers: [String: String] = [:]) async throws -> RawAnswer {
        var request = request(path)
        request.method = .POST
        request.headers.add(name: "content-type", value: "application/json")
        for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
        request.body = .bytes(ByteBuffer(bytes: body))
        return try await send(request)
    }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> RawAnswer {
        var request = request(path)
        for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
        return try await send(request)
    }

    /// Sends no body.
    func send(_ method: String, _ path: String, headers: [String: String] = [:]) async throws -> RawAnswer {
        var request = request(path)
        for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
        request.method = .RAW(value: method)
        return try await send(request)
    }

    func request(_ path: String) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
        if let cookie { request.headers.add(name: "cookie", value: "rollcall_session=\(cookie)") }
        if let device { request.headers.add(name: "cookie", value: "rollcall_device=\(device)") }
        if let phone { request.headers.add(name: "cookie", value: "rollcall_helper=\(phone)") }
        if let bearer { request.headers.add(name: "authorization", value: "Bearer \(bearer)") }
        return request
    }

    func send(_ request: HTTPClientRequest) async throws -> RawAnswer {
        Tally.shared.count(.requests)
        if let server { return try await server.answer(request) }
        let response = try await HTTPClient.ofPeers.execute(request, timeout: .seconds(60))
        let body = try await response.body.collect(upTo: 32 << 20)
        return RawAnswer(
            status: Int(response.status.code), headers: Self.headers(response),
            setCookies: response.headers["set-cookie"], body: Data(body.readableBytesView))
    }

    private static func headers(_ response: HTTPClientResponse) -> [String: String] {
        Dictionary(response.headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
    }
}

extension HTTPClient {
    /// One for all peers. It gives up an unused connection before the server closes it: a request that is sent on it in
    /// the same moment fails.
    static let ofPeers: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.idleTimeout = .seconds(30)
        configuration.redirectConfiguration = .disallow
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }()
}
