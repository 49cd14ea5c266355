import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Wire

/// `POST /post` and `POST /post/{type}`: one request of the protocol.
struct PostRoute: Sendable {
    /// Bytes; a batch of 5,000 sightings has about 900,000.
    static let bodyLimit = 2 << 20

    let services: Services

    func envelope(_ request: Hummingbird.Request) async throws -> Response {
        try CrossSite.check(request)
        let body = RequestBody.envelope(try await Self.collect(request))
        return try await answer(try body.typeName(), body, request)
    }

    func bare(_ request: Hummingbird.Request, _ type: String) async throws -> Response {
        try CrossSite.check(request)
        return try await answer(type, .bare(try await Self.collect(request)), request)
    }

    private func answer(
        _ typeName: String, _ body: RequestBody, _ request: Hummingbird.Request
    ) async throws -> Response {
        guard let type = RequestType(rawValue: typeName) else {
            throw Failure(.unknownType, "Request type '\(typeName.prefix(100))' does not exist.")
        }
        let now = services.clock.now
        let context = HandlerContext(
            services: services, caller: try await Authentication(services: services).caller(request.headers, now: now),
            sessionToken: SessionCookie.token(in: request.headers), now: now)
        let answer = try await Dispatcher(services: services).answer(type, body, context)
        return Response(json: answer.json, cookie: answer.cookie)
    }

    private static func collect(_ request: Hummingbird.Request) async throws -> Data {
        let buffer = try await request.body.collect(upTo: bodyLimit)
        return Data(buffer.readableBytesView)
    }
}
