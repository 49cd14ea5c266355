import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import Presence
import Store
import Vocabulary
import Wire

/// `GET /metrics`: the server's metrics in Prometheus' text format, for callers on this machine and for admins.
struct MetricsRoute: Sendable {
    let services: Services

    func report(_ request: Hummingbird.Request, _ context: PeerContext) async throws -> Response {
        if !isLocal(request, context) { try await checkAdmin(request, context) }
        let owns = await services.ingest.lease != nil
        Meter(label: "rollcall_engine_owner", factory: services.metrics).set(owns ? 1 : 0)
        let punctuality = await services.ingest.punctuality(at: services.clock.now)
        Meter(label: "rollcall_scanners_telling", factory: services.metrics).set(punctuality?.telling ?? 0)
        Meter(label: "rollcall_scanners_late", factory: services.metrics).set(punctuality?.late ?? 0)
        Meter(label: "rollcall_commits_decided_ahead", factory: services.metrics)
            .set(await services.ingest.decidedAhead)
        Meter(label: "rollcall_jobs_waiting", factory: services.metrics).set(await services.ingest.waiting)
        Meter(label: "rollcall_clock_lead_seconds", factory: services.metrics).set(services.clock.lead)
        if let mark = await services.ingest.recordMark {
            Meter(label: "rollcall_record_behind_seconds", factory: services.metrics)
                .set(services.clock.now.timeIntervalSince(mark))
        }
        return Response(
            status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: services.metrics.text)))
    }

    /// Requests that a proxy on this machine forwards are not local, even if the proxy does not mark them.
    private func isLocal(_ request: Hummingbird.Request, _ context: PeerContext) -> Bool {
        let peer = context.peer.remote
        guard !services.transport.proxies.trusts(peer) else { return false }
        return Hosts.isLoopback(peer) && Hosts.isLoopback(authority: request.head.authority ?? "")
            && !Self.proxyHeaders.contains { request.headers[$0] != nil }
    }

    private func checkAdmin(_ request: Hummingbird.Request, _ context: PeerContext) async throws {
        let origin = RequestOrigin(request, context, services.transport)
        let identity = try await Authentication(services: services).identify(
            request.headers, from: origin, now: services.clock.now)
        switch identity.caller {
        case .stranger: throw Refusal(.loginNecessary, .loginNeeded)
        case .person(let person) where person.classification == .admin && identity.session?.obligation == nil: return
        default: throw Refusal(.notAllowed, .actionNotAllowed)
        }
    }

    private static let proxyHeaders = ["X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "Via"]
        .compactMap { HTTPField.Name($0) }
}
