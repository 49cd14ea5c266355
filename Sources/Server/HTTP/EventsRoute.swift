import AsyncAlgorithms
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Store
import Wire

/// `GET /events`: the changes of whereabouts as server-sent events, from `Last-Event-ID` or from now on.
struct EventsRoute: Sendable {
    let services: Services

    func stream(_ request: Hummingbird.Request) async throws -> Response {
        let now = services.clock.now
        guard case .person(let person) = try await Authentication(services: services).caller(request.headers, now: now)
        else { throw Failure(.loginNecessary, "Please log in.") }
        let last = try request.headers[.lastEventID].map(Self.eventID)
        let source = EventSource(
            services: services, person: Self.visible(to: person), after: last,
            sessionToken: SessionCookie.token(in: request.headers) ?? "")
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store", .xContentTypeOptions: "nosniff"],
            body: ResponseBody { writer in
                try await source.write(to: &writer)
                try await writer.finish(nil)
            })
    }

    /// Staff and admins see everybody, all others themselves.
    private static func visible(to person: Person) -> Int64? {
        switch person.classification {
        case .admin, .staff: nil
        case .student, .visitor: person.id
        }
    }

    private static func eventID(_ text: String) throws -> Int64 {
        guard let id = Int64(text), id >= 0 else {
            throw Failure(.badArguments, "Last-Event-ID must be the id of an event.")
        }
        return id
    }
}

extension HTTPField.Name {
    fileprivate static var lastEventID: Self { Self("Last-Event-ID") ?? .ifMatch }
}
