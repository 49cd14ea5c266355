import CoreMetrics
import HTTPTypes
import Hummingbird
import Phrases
import Vocabulary
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
            let language = Language(accepted: head.headerFields[.acceptLanguage])
            return WrittenAnswer(failure: Failure(error, in: language))
        }
    }

    /// Pages and scripts use paths from the root. A proxy that strips a path prefix reports that in this header.
    private func checkPrefix(_ head: HTTPRequest) throws(Refusal) {
        guard let name = HTTPField.Name("X-Forwarded-Prefix"), let prefix = head.headerFields[name],
            !["", "/"].contains(prefix)
        else { return }
        throw Refusal.isBelowPath
    }

    private func checkHost(_ head: HTTPRequest, _ peer: PeerAddresses) throws(Refusal) {
        guard let authority = head.authority, !authority.isEmpty else {
            throw Refusal(.badArguments, .requestNamesNoHost)
        }
        guard hosts.admit(authority, at: peer.local) else {
            throw Refusal(.wrongHost, .hostNotServed)
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
