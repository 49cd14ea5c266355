import Foundation
import HTTPTypes
import NIOCore
import Phrases
import Store
import Vocabulary
import Wire

/// `POST /post` and `POST /post/{type}`: one request of the protocol.
struct PostRoute: Sendable {
    typealias Body = AsyncSequence<ByteBuffer, any Error> & Sendable

    let services: Services

    /// Throws `Refusal`, and errors that can be converted to one.
    func answer(
        _ path: Post.Path, _ head: HTTPRequest, _ body: some Body, _ origin: RequestOrigin
    ) async throws -> WrittenAnswer {
        try CrossSite.check(head)
        return switch path {
        case .envelope: try await envelope(head, body, origin)
        case .bare(let type): try await bare(type, head, body, origin)
        }
    }

    private func envelope(
        _ head: HTTPRequest, _ body: some Body, _ origin: RequestOrigin
    ) async throws -> WrittenAnswer {
        var context = try await HandlerContext(services, head.headerFields, origin)
        let (data, hold) = try await collect(body, head, &context, limit: BodyLimit.bytes(of: context.caller.kind))
        defer { withExtendedLifetime(hold) {} }
        let body = RequestBody.envelope(data)
        let type = try body.typeName()
        if let limit = RequestType(rawValue: type)?.bodyLimit, data.count > limit { throw BodyReader.tooLarge(limit) }
        return try await answer(type, body, context, origin)
    }

    private func bare(
        _ type: String, _ head: HTTPRequest, _ body: some Body, _ origin: RequestOrigin
    ) async throws -> WrittenAnswer {
        // While the server is busy, a refusal costs no more than this: the caller is not even identified.
        if type == RequestType.studentUpdateLocation.rawValue, services.ingest.isBusy { throw Refusal.busy }
        var context = try await HandlerContext(services, head.headerFields, origin)
        let allowed = BodyLimit.bytes(of: context.caller.kind)
        let limit = min(allowed, RequestType(rawValue: type)?.bodyLimit ?? allowed)
        let (data, hold) = try await collect(body, head, &context, limit: limit)
        defer { withExtendedLifetime(hold) {} }
        return try await answer(type, .bare(data), context, origin)
    }

    private func answer(
        _ typeName: String, _ body: RequestBody, _ context: HandlerContext, _ origin: RequestOrigin
    ) async throws(CallerError) -> WrittenAnswer {
        do {
            return try await dispatch(typeName, body, context, origin)
        } catch {
            throw CallerError(cause: error, language: context.language)
        }
    }

    private func dispatch(
        _ typeName: String, _ body: RequestBody, _ context: HandlerContext, _ origin: RequestOrigin
    ) async throws -> WrittenAnswer {
        guard let type = RequestType(rawValue: typeName) else {
            throw Refusal(.unknownType, .noRequestTypeNamed(typeName.prefix(100)))
        }
        // A request that is not a report has no sightings; a report's handler counts them.
        if type != .scannerReport { context.countSightings(0) }
        let answer = try await services.metrics.timing(type) {
            try await Dispatcher(services: services).answer(type, body, context)
        }
        return WrittenAnswer(json: try answer.json(), cookies: answer.cookie.headers(isSecure: origin.isSecure))
    }

    /// Reads the body after the caller is identified: a caller above the rate limit costs no more than headers.
    private func collect(
        _ body: some Body, _ head: HTTPRequest, _ context: inout HandlerContext, limit: Int
    ) async throws -> (Data, BodyBudget.Hold) {
        try context.admitSightings(bytes: head.headerFields[.contentLength].flatMap(Int.init) ?? 0)
        let caller: BodyBudget.CallerClass = if case .stranger = context.caller { .strangers } else { .known }
        let reader = BodyReader(budget: services.bodies, logger: services.logger)
        return try await reader.json(body, head.headerFields, limit: limit, as: caller)
    }
}

extension HandlerContext {
    /// Identifies the caller and counts the request. Throws `Refusal`.
    init(_ services: Services, _ headers: HTTPFields, _ origin: RequestOrigin) async throws {
        let (now, uptime) = (services.clock.now, services.clock.uptime)
        let identity = try await Authentication(services: services).identify(headers, from: origin, now: now)
        let preferred = identity.session?.preferences.language
        self.init(
            services: services, caller: identity.caller, sessionToken: Cookie.session.value(in: headers), now: now,
            uptime: uptime, address: origin.address, agent: origin.agent, base: origin.base,
            language: preferred ?? Language(accepted: headers[.acceptLanguage]), session: identity.session,
            versions: identity.versions, browserToken: Cookie.browser.value(in: headers))
    }
}

extension HandlerContext {
    /// The bytes of a sighting in a body, as nodes write it.
    private static let bytesOfSighting = 160.0

    /// Counts the sightings that a scanner is about to send, as an estimate. Throws `Refusal` if there are too many.
    fileprivate mutating func admitSightings(bytes: Int) throws {
        guard case .scanner(let scanner) = caller else { return }
        let estimate = max(1, Double(bytes) / Self.bytesOfSighting)
        try services.limiter.admit(.sightings(scanner), cost: estimate)
        estimatedSightings = estimate
    }

    /// Corrects the estimate when the number of sightings is known.
    func countSightings(_ count: Int) {
        guard case .scanner(let scanner) = caller else { return }
        services.limiter.correct(.sightings(scanner), by: Double(count) - estimatedSightings)
    }
}
