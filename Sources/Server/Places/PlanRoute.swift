import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import Pictures
import Store
import Vocabulary
import Wire

/// `GET /plans/{id}`: the picture of a floor plan, for callers who may request the plan.
struct PlanRoute: Sendable {
    let services: Services

    /// A caller who may not see the zone gets the same answer as for a missing picture.
    func serve(_ request: Hummingbird.Request, _ peer: PeerContext) async throws -> Response {
        let context = try await HandlerContext(
            services, request.headers, RequestOrigin(request, peer, services.transport))
        let id = peer.parameters.get("id").flatMap(UUID.init(uuidString:))
        guard let id, mayAsk(context), let picture = try await PlanRepository(services.pool).picture(id),
            let format = Picture.Format(rawValue: picture.format),
            try await context.visibility().showsAll(in: picture.zoneName)
        else { throw Refusal(.notFound, .nothingAtAddress) }
        return Self.response(picture.bytes, format)
    }

    private func mayAsk(_ context: HandlerContext) -> Bool {
        let isHeldUp = context.session?.obligation.map { !$0.permits(.adminGetPlans) } ?? false
        return !isHeldUp && !RequestType.adminGetPlans.callers.isDisjoint(with: context.caller.kind)
    }

    /// A picture never changes, so the browser may keep it for the current session. Opened on its own, it may do
    /// nothing.
    private static func response(_ bytes: [UInt8], _ format: Picture.Format) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: format.mediaType, .cacheControl: "private, max-age=31536000, immutable", .vary: "Cookie",
                .contentSecurityPolicy: "default-src 'none'; sandbox", .contentDisposition: "inline; filename=plan",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
