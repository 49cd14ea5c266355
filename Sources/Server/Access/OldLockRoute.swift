import Devices
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import Store
import Vocabulary
import Wire

/// `/api/activate`, `/api/challenge` and `/api/response`: the paths of the program that Rollcall's locks replaced, in
/// plain text. They are another way to send the same requests: rights, limits and record are the same.
///
/// A GET request is accepted only with a token, since a link on a page must not open a door.
struct OldLockRoute: Sendable {
    enum Path: String, CaseIterable, Sendable {
        case activate, challenge, response
    }

    /// The unlock channel of these attempts, as it is recorded.
    static let way = "old"

    let services: Services

    func answer(_ request: Hummingbird.Request, _ peer: PeerContext, _ path: Path) async -> Response {
        do {
            try CrossSite.checkOrigin(request.head)
            let origin = RequestOrigin(request, peer, services.transport)
            let context = try await caller(request, origin)
            let reader = BodyReader(budget: services.bodies, logger: services.logger)
            let (bytes, hold) = try await reader.bytes(
                request.body, request.headers, limit: BodyLimit.stranger, as: .known)
            defer { withExtendedLifetime(hold) {} }
            return Self.response(try await text(path, SkyluxFields(request, bytes), context))
        } catch {
            let failures = Middleware.Failures(limiter: services.limiter, logger: services.logger)
            return Self.response(await failures.failure(error, answering: request.headers))
        }
    }

    /// Throws `Refusal` if the caller is anonymous, or must first do something else.
    private func caller(_ request: Hummingbird.Request, _ origin: RequestOrigin) async throws -> HandlerContext {
        var context = try await context(request, origin)
        context.way = Self.way
        _ = try context.person()
        if let obligation = context.session?.obligation { throw Refusal(obligation) }
        return context
    }

    private func context(_ request: Hummingbird.Request, _ origin: RequestOrigin) async throws -> HandlerContext {
        guard request.headers[.authorization] == nil, request.method == .post else {
            let shown = request.headers[.authorization].flatMap(SkyluxRoute.bearer)
            return try await SkyluxTokens(services: services).caller(shown, from: origin).context
        }
        return try await HandlerContext(services, request.headers, origin)
    }

    private func text(_ path: Path, _ fields: SkyluxFields, _ context: HandlerContext) async throws -> String {
        guard let lock = Int64(try fields.necessary("id")) else {
            throw Refusal(.badArguments, .argumentNotLockNumber("id"), argument: "id")
        }
        switch path {
        case .activate:
            let request = ActivateLock(lockID: lock, fingerprint: fields["fingerprint"], code: fields["code"])
            _ = try await PageAsker(context: context).reply(to: request)
            return "activated"
        case .challenge: return try await challenge(lock, fields, context)
        case .response: return try await response(lock, context)
        }
    }

    /// Begins an attempt; returns the lock's random bytes.
    private func challenge(
        _ lock: Int64, _ fields: SkyluxFields, _ context: HandlerContext
    ) async throws -> String {
        let request = Unlock(lockID: lock, code: fields["code"], overrideReason: fields["override_reason"])
        let granted = try await UnlockAttempt.Flow.repeating(context) { isLast in
            var attempt = try UnlockAttempt(request, isLast: isLast)
            attempt.isStepped = true
            return try await attempt.decide(context)
        }
        let outcome = try await UnlockAttempt.Flow.result(of: granted.id, context) { $0.state.isEnd || $0.nonce != nil }
        guard let outcome, !outcome.state.isEnd, let nonce = outcome.nonce else {
            throw Refusal(.cannotBeDone, .lockUnanswered)
        }
        return nonce.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Sends the response of the latest attempt.
    private func response(_ lock: Int64, _ context: HandlerContext) async throws -> String {
        let unlocks = UnlockRepository(context.services.pool.points)
        guard let attempt = try await unlocks.stepped(of: context.person().id, at: lock) else {
            throw Refusal(.conflict, .challengeMissing)
        }
        try await unlocks.proceed(attempt)
        let outcome = try await UnlockAttempt.Flow.result(of: attempt.id, context, \.state.isEnd)
        return outcome?.state == .opened ? "granted" : "denied"
    }

    private static func response(_ text: String) -> Response {
        response(text, .ok, [:])
    }

    private static func response(_ failure: Failure) -> Response {
        let retry = failure.retryAfter.map { [HTTPField.Name.retryAfter: String($0)] } ?? [:]
        return response(failure.reason, HTTPResponse.Status(code: failure.code.status), retry)
    }

    private static func response(
        _ text: String, _ status: HTTPResponse.Status, _ more: [HTTPField.Name: String]
    ) -> Response {
        let body = ByteBuffer(string: text + "\n")
        var headers: HTTPFields = [
            .contentType: "text/plain; charset=utf-8", .contentLength: String(body.readableBytes),
        ]
        for (name, value) in more { headers[name] = value }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}
