import Hummingbird
import Logging
import Wire

/// Turns whatever is thrown into the envelope of a failed request: a stranger sees a sentence and nothing else.
struct FailureMiddleware: RouterMiddleware {
    let logger: Logger

    func handle(
        _ request: Hummingbird.Request, context: PeerContext,
        next: (Hummingbird.Request, PeerContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as any HTTPResponseError {
            return Response(failure: Failure(error))
        } catch {
            return Response(failure: Failure(error, logger: logger))
        }
    }
}

extension Failure {
    /// What Hummingbird itself refuses, such as an unknown path.
    fileprivate init(_ error: any HTTPResponseError) {
        switch error.status.code {
        case 404: self.init(.notFound, "There is nothing here. Requests go to POST /post.")
        default: self.init(.badArguments, "The request cannot be read.")
        }
    }
}
