import HTTPTypes
import Hummingbird

/// Answers HEAD with headers alone: a body would be taken for the beginning of the next answer (RFC 9110, 9.3.2).
struct HeadAnswers: RouterMiddleware {
    func handle(
        _ request: Hummingbird.Request, context: PeerContext,
        next: (Hummingbird.Request, PeerContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        return request.method == .head ? response.createHeadResponse() : response
    }
}
