import CoreMetrics
import Hummingbird
import Wire

/// Counts and times what is asked of the server. No number tells of a person.
struct RequestMetrics: RouterMiddleware {
    let registry: MetricsRegistry

    func handle(
        _ request: Hummingbird.Request, context: PeerContext,
        next: (Hummingbird.Request, PeerContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        let path = context.endpointPath ?? "none"
        Counter(
            label: "rollcall_responses_total", dimensions: [("path", path), ("status", "\(response.status.code)")],
            factory: registry
        ).increment()
        return response
    }
}

extension MetricsRegistry {
    /// Times one request of the protocol, also where it fails.
    func timing<Result>(_ type: RequestType, _ body: () async throws -> Result) async throws -> Result {
        let start = ContinuousClock.now
        defer {
            Timer(label: "rollcall_request_seconds", dimensions: [("type", type.rawValue)], factory: self)
                .recordNanoseconds(Int64((ContinuousClock.now - start) / .nanoseconds(1)))
        }
        return try await body()
    }
}
