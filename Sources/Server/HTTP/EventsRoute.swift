import Accounts
import AsyncAlgorithms
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import ServiceLifecycle
import Store
import Vocabulary
import Wire

/// `GET /events`: the changes of whereabouts as server-sent events, from `Last-Event-ID` or from now on.
struct EventsRoute: Sendable {
    let services: Services

    func stream(_ request: Hummingbird.Request, _ context: PeerContext) async throws -> Response {
        try CrossSite.checkOrigin(request.head)
        let origin = RequestOrigin(request, context, services.transport)
        let identity = try await Authentication(services: services).identify(
            request.headers, from: origin, now: services.clock.now)
        // An `EventSource` cannot set the header on its first request.
        let after = request.headers[.lastEventID] ?? request.uri.queryParameters["after"].map(String.init)
        let last = try after.map(Self.eventID)
        let (gone, leave) = AsyncStream.makeStream(of: Void.self)
        let (source, listener) = try await source(identity, request, origin, after: last, gone)
        let place = try services.streams.take(listener, end: { leave.finish() })
        return Response(
            status: .ok,
            // The connection ends with the stream: it is read to its end in order to notice that the listener leaves. A
            // client that kept it would send its next request into a closing connection.
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
                .connection: "close", .accelBuffering: "no",
            ],
            body: ResponseBody { writer in
                defer { withExtendedLifetime(place) {} }
                var source = source
                try await request.body.consumeWithInboundCloseHandler { _ in
                    try await source.write(to: &writer)
                } onInboundClosed: {
                    leave.finish()
                }
                try await writer.finish(nil)
            })
    }

    /// The events for this caller, and the listener to be counted. Throws `Refusal` if the caller may not listen.
    private func source(
        _ identity: Authentication.Identity, _ request: Hummingbird.Request, _ origin: RequestOrigin, after: Int64?,
        _ gone: AsyncStream<Void>
    ) async throws -> (any EventWriting, StreamCount.Listener) {
        switch identity.caller {
        case .person(let person):
            if let obligation = identity.session?.obligation { throw Refusal(obligation) }
            let token = Cookie.session.value(in: request.headers) ?? ""
            let viewer = try await EventSource.Viewer(
                person: person, sessionToken: token, address: origin.address, services)
            return (
                EventSource(services: services, viewer: viewer, after: after, gone: gone),
                StreamCount.Listener(
                    session: identity.session?.id ?? 0, token: SecretToken(shown: token).hash, person: person.id)
            )
        case .helper(let helper):
            let token = Cookie.helper.value(in: request.headers) ?? ""
            return (
                HelperEventSource(services: services, muster: helper.muster, token: token, gone: gone),
                StreamCount.Listener(helper: helper.id, link: helper.link)
            )
        case .stranger, .scanner: throw Refusal(.loginNecessary, .loginNeeded)
        }
    }

    private static func eventID(_ text: String) throws -> Int64 {
        guard let id = Int64(text), id >= 0 else {
            throw Refusal(.badArguments, .eventIDMalformed("after"))
        }
        return id
    }
}

extension HTTPField.Name {
    /// The header that stops nginx from buffering the stream (ngx_http_proxy_module, proxy_buffering).
    fileprivate static var accelBuffering: Self { Self("X-Accel-Buffering") ?? .via }
    fileprivate static var lastEventID: Self { Self("Last-Event-ID") ?? .ifMatch }
}
