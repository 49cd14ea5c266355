import CoreMetrics
import HTTPTypes
import Hummingbird
import Wire

/// The checks that every request must pass before routing: its text is safe to compare, and its host is this server.
struct Entrance: Sendable {
    let hosts: Hosts
    let metrics: MetricsRegistry

    /// The refusal of a request; nil if it is admitted.
    func refusal(of head: HTTPRequest, from peer: PeerAddresses) -> WrittenAnswer? {
        do {
            try HeadText.check(head)
            try checkHost(head, peer)
            try checkPrefix(head)
            return nil
        } catch {
            metrics.countRefusal(error.code.rawValue)
            return WrittenAnswer(failure: error)
        }
    }

    /// Pages and scripts use paths from the root. A proxy that strips a path prefix reports that in this header.
    private func checkPrefix(_ head: HTTPRequest) throws(Failure) {
        guard let name = HTTPField.Name("X-Forwarded-Prefix"), let prefix = head.headerFields[name],
            !["", "/"].contains(prefix)
        else { return }
        throw Failure(.wrongHost, Failure.isBelowPath)
    }

    private func checkHost(_ head: HTTPRequest, _ peer: PeerAddresses) throws(Failure) {
        guard let authority = head.authority, !authority.isEmpty else {
            throw Failure(.badArguments, "The request names no host.")
        }
        guard hosts.admit(authority, at: peer.local) else {
            throw Failure(.wrongHost, "This server does not answer for that host. An admin can add it to server.hosts.")
        }
    }
}

/// Passes a request on to the routes if the entrance admits it.
struct EntranceResponder<Inside: HTTPResponder>: HTTPResponder where Inside.Context == PeerContext {
    let entrance: Entrance
    let inside: Inside

    func respond(to request: Hummingbird.Request, context: PeerContext) async throws -> Response {
        guard let refusal = entrance.refusal(of: request.head, from: context.peer) else {
            return try await inside.respond(to: request, context: context)
        }
        let response = Response(refusal)
        return request.method == .head ? response.createHeadResponse() : response
    }
}

extension HTTPField.Name {
    static var secFetchSite: Self { Self("Sec-Fetch-Site") ?? .origin }
}
