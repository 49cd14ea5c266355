import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Pictures
import Store
import Wire

/// `GET /plans/{id}`: the picture of a floor plan, for those who may ask for the plan.
struct PlanRoute: Sendable {
    let services: Services

    /// A person who does not see the zone is told what they are told where there is no picture.
    func serve(_ request: Hummingbird.Request, _ peer: PeerContext) async throws -> Response {
        let context = try await HandlerContext(
            services, request.headers, RequestOrigin(request, peer, services.transport))
        let id = peer.parameters.get("id").flatMap(UUID.init(uuidString:))
        guard let id, mayAsk(context), let picture = try await PlanRepository(services.pool).picture(id),
            let format = Picture.Format(rawValue: picture.format),
            try await context.visibility().showsAll(in: picture.zoneName)
        else { throw Failure(.notFound, "There is nothing here.") }
        return Self.response(picture.bytes, format)
    }

    private func mayAsk(_ context: HandlerContext) -> Bool {
        let isHeldUp = context.session?.obligation.map { !$0.permits(.adminGetPlans) } ?? false
        return !isHeldUp && !RequestType.adminGetPlans.callers.isDisjoint(with: context.caller.kind)
    }

    /// A picture never changes, and a browser keeps it for the logged-in person. Opened by itself it may do nothing.
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
