import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import Vocabulary
import Wire

/// `/skylux/api/…`: the paths of the program that Rollcall's devices replaced, as a dialect of the same requests.
/// Cookies are ignored here: a caller presents a token.
struct SkyluxRoute: Sendable {
    let services: Services
    private var tokens: SkyluxTokens { SkyluxTokens(services: services) }

    /// `POST login`: username, password and, if the account requires it, a one-time code.
    func logIn(_ request: Hummingbird.Request, _ peer: PeerContext) async throws -> Response {
        try await answering(request, peer) { fields, origin in
            let login = Login(
                username: try fields.necessary("username"), password: try fields.necessary("password"),
                code: fields["code"])
            return try Self.response(EmptyReply(), token: try await token(login, stranger(origin)))
        }
    }

    /// `POST register`: username, password, MAC and the code on the device's label.
    func register(_ request: Hummingbird.Request, _ peer: PeerContext) async throws -> Response {
        try await answering(request, peer) { fields, origin in
            let stranger = try await stranger(origin)
            let made = try await SkyluxRegistration(fields).perform(stranger, origin) { login in
                try await token(login, stranger)
            }
            return try Self.response(made.reply, token: made.token)
        }
    }

    /// Answers the other paths, for callers with a token.
    func answer(_ request: Hummingbird.Request, _ peer: PeerContext, _ path: SkyluxPath) async throws -> Response {
        try await answering(request, peer) { fields, origin in
            let shown = request.headers[.authorization].flatMap(Self.bearer) ?? fields["token"]
            let caller = try await tokens.caller(shown, from: origin)
            return try Self.response(try await path.reply(fields, caller), token: caller.nextToken)
        }
    }

    /// Returns the token of an `Authorization` header.
    static func bearer(_ authorization: String) -> String? {
        let parts = authorization.split(separator: " ", maxSplits: 1)
        return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }

    /// Reads the fields, before the caller is known.
    private func answering(
        _ request: Hummingbird.Request, _ peer: PeerContext,
        _ body: (SkyluxFields, RequestOrigin) async throws -> Response
    ) async throws -> Response {
        try CrossSite.checkOrigin(request.head)
        let reader = BodyReader(budget: services.bodies, logger: services.logger)
        let (bytes, hold) = try await reader.bytes(
            request.body, request.headers, limit: BodyLimit.stranger, as: .strangers)
        defer { withExtendedLifetime(hold) {} }
        return try await body(SkyluxFields(request, bytes), RequestOrigin(request, peer, services.transport))
    }

    /// Returns the context of an anonymous caller, who is counted by address.
    private func stranger(_ origin: RequestOrigin) async throws -> HandlerContext {
        var stranger = try await HandlerContext(services, [:], origin)
        stranger.keepsBrowser = false
        stranger.way = SkyluxPath.way
        return stranger
    }

    /// Logs in as `POST /post` does, and makes a token for the session. It does not make a browser known.
    private func token(_ login: Login, _ stranger: HandlerContext) async throws -> String {
        let body = RequestBody.bare(try WireJSON.encoder().encode(login))
        let answer = try await services.metrics.timing(.universalLogin) {
            try await Dispatcher(services: services).answer(.universalLogin, body, stranger)
        }
        guard case .set(let cookie, _) = answer.cookie.session else {
            throw Refusal(.internalError, .loginWithoutSession)
        }
        return try await tokens.token(ofCookie: cookie, at: stranger.now)
    }

    private static func response(_ reply: any Encodable, token: String?) throws -> Response {
        Response(json: try WireJSON.encoder().encode(SkyluxReply(content: reply, token: token)))
    }
}

/// The reply, with `successful` beside it and the next token, if it has changed.
private struct SkyluxReply: Encodable {
    let content: any Encodable
    let token: String?

    private enum CodingKeys: String, CodingKey {
        case successful, token
    }

    func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(true, forKey: .successful)
        try container.encodeIfPresent(token, forKey: .token)
    }
}
