import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Postgres

@testable import Server

/// A server without sockets, and without the services that run beside the requests: the engine, the record, alerts,
/// rules, live events. A request goes in, and the answer comes out, by the same two ways as over HTTP: posts of the
/// protocol through `PostResponder`, all else through the routes.
final class InProcessServer: Sendable {
    private let assembly: ServerAssembly
    /// A connection as the routes see it.
    private let channel: NIOAsyncTestingChannel

    init(_ assembly: ServerAssembly) async throws {
        self.assembly = assembly
        channel = NIOAsyncTestingChannel()
        channel.localAddress = try SocketAddress(ipAddress: "127.0.0.1", port: 80)
        channel.remoteAddress = try SocketAddress(ipAddress: "127.0.0.1", port: 40_000)
    }

    func stop() async throws {
        await assembly.services.pool.close()
        _ = try await channel.finish()
    }

    func answer(_ request: HTTPClientRequest) async throws -> RawAnswer {
        let (head, body) = try await Self.parts(of: request)
        guard let path = Post.Path(head) else { return try await routed(head, body) }
        let post = Post(path: path, head: head, body: .whole(body), peer: PeerAddresses(channel))
        let answer = await assembly.posts.answer(post)
        return RawAnswer(answer.status, answer.headers, answer.body)
    }

    private func routed(_ head: HTTPRequest, _ body: ByteBuffer) async throws -> RawAnswer {
        let context = PeerContext(source: ApplicationRequestContextSource(channel: channel, logger: Logger(label: "")))
        let request = Request(head: head, body: RequestBody(buffer: body))
        let response = try await assembly.responder.respond(to: request, context: context)
        let written = WrittenBody()
        try await response.body.write(written)
        return RawAnswer(response.status, response.headers, written.bytes)
    }

    /// What HTTPClient would send.
    private static func parts(of request: HTTPClientRequest) async throws -> (HTTPRequest, ByteBuffer) {
        var body = ByteBuffer()
        if let bytes = request.body { body = try await bytes.collect(upTo: 64 << 20) }
        let path = request.url.dropFirst("http://".count).drop { $0 != "/" }
        var head = HTTPRequest(
            method: .init(request.method.rawValue) ?? .get, scheme: "http", authority: "127.0.0.1",
            path: String(path))
        for (name, value) in request.headers {
            if name.lowercased() == "host" {
                head.authority = value
            } else if let name = HTTPField.Name(name) {
                head.headerFields.append(HTTPField(name: name, value: value))
            }
        }
        if request.body != nil { head.headerFields[.contentLength] = String(body.readableBytes) }
        return (head, body)
    }
}

/// Keeps what is written of a response.
private final class WrittenBody: ResponseBodyWriter {
    private(set) var bytes = ByteBuffer()

    func write(_ buffer: ByteBuffer) async throws { bytes.writeImmutableBuffer(buffer) }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

extension RawAnswer {
    fileprivate init(_ status: HTTPResponse.Status, _ fields: HTTPFields, _ body: ByteBuffer) {
        let pairs = fields.map { ($0.name.rawName.lowercased(), $0.value) }
        self.init(
            status: status.code, headers: Dictionary(pairs) { first, _ in first },
            setCookies: fields[values: .setCookie], body: Data(body.readableBytesView))
    }
}
