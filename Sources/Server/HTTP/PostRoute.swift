import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Wire

/// `POST /post` and `POST /post/{type}`: one request of the protocol.
struct PostRoute: Sendable {
    let services: Services

    func envelope(_ request: Hummingbird.Request, _ context: PeerContext) async throws -> Response {
        try CrossSite.check(request)
        var (context, origin) = try await counted(request, context)
        let (data, hold) = try await collect(request, &context, limit: BodyLimit.most(of: context.caller.kind))
        defer { withExtendedLifetime(hold) {} }
        let body = RequestBody.envelope(data)
        let type = try body.typeName()
        if let limit = RequestType(rawValue: type)?.bodyLimit, data.count > limit { throw BodyReader.tooLarge(limit) }
        return try await answer(type, body, context, origin)
    }

    func bare(_ request: Hummingbird.Request, _ context: PeerContext) async throws -> Response {
        try CrossSite.check(request)
        let type = context.parameters.get("type") ?? ""
        // Who would be sent back for it costs no more than this: not even who they are is looked up.
        if type == RequestType.studentUpdateLocation.rawValue, services.ingest.isBusy { throw Failure.busy }
        var (context, origin) = try await counted(request, context)
        let most = BodyLimit.most(of: context.caller.kind)
        let limit = min(most, RequestType(rawValue: type)?.bodyLimit ?? most)
        let (data, hold) = try await collect(request, &context, limit: limit)
        defer { withExtendedLifetime(hold) {} }
        return try await answer(type, .bare(data), context, origin)
    }

    /// Who asks, before anything of the body is taken in: whoever asks too often costs no more than headers.
    private func counted(
        _ request: Hummingbird.Request, _ context: PeerContext
    ) async throws -> (HandlerContext, RequestOrigin) {
        let origin = RequestOrigin(request, context, services.transport)
        return (try await HandlerContext(services, request.headers, origin), origin)
    }

    private func answer(
        _ typeName: String, _ body: RequestBody, _ context: HandlerContext, _ origin: RequestOrigin
    ) async throws -> Response {
        guard let type = RequestType(rawValue: typeName) else {
            throw Failure(.unknownType, "Request type '\(typeName.prefix(100))' does not exist.")
        }
        // What is no report has no sightings; a report's handler counts them.
        if type != .scannerReport { context.countSightings(0) }
        let answer = try await services.metrics.timing(type) {
            try await Dispatcher(services: services).answer(type, body, context)
        }
        return Response(json: try answer.json(), cookies: answer.cookie.headers(isSecure: origin.isSecure))
    }

    private func collect(
        _ request: Hummingbird.Request, _ context: inout HandlerContext, limit: Int
    ) async throws -> (Data, BodyBudget.Hold) {
        try context.admitSightings(bytes: request.headers[.contentLength].flatMap(Int.init) ?? 0)
        let purse: BodyBudget.Purse = if case .nobody = context.caller { .strangers } else { .known }
        let reader = BodyReader(budget: services.bodies, logger: services.logger)
        return try await reader.json(request, limit: limit, as: purse)
    }
}

extension HandlerContext {
    /// Finds out who asks, and counts the request for them. Throws `Failure`.
    init(_ services: Services, _ headers: HTTPFields, _ origin: RequestOrigin) async throws {
        let (now, uptime) = (services.clock.now, services.clock.uptime)
        let identity = try await Authentication(services: services).identify(headers, from: origin, now: now)
        self.init(
            services: services, caller: identity.caller, sessionToken: Cookie.session.value(in: headers), now: now,
            uptime: uptime, address: origin.address, agent: origin.agent, base: origin.base, session: identity.session,
            versions: identity.versions, deviceToken: Cookie.device.value(in: headers))
    }
}

extension HandlerContext {
    /// Bytes of a sighting in a body, as nodes write it.
    private static let bytesOfSighting = 160.0

    /// Counts what a scanner is about to send. Throws `Failure` where it sends too many sightings.
    fileprivate mutating func admitSightings(bytes: Int) throws {
        guard case .scanner(let scanner) = caller else { return }
        let estimate = max(1, Double(bytes) / Self.bytesOfSighting)
        try services.limiter.admit(.sightings(scanner), cost: estimate)
        estimatedSightings = estimate
    }

    /// Corrects the estimate once it is known how many there are.
    func countSightings(_ count: Int) {
        guard case .scanner(let scanner) = caller else { return }
        services.limiter.correct(.sightings(scanner), by: Double(count) - estimatedSightings)
    }
}
