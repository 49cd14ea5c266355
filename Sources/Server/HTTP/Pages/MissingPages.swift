import Console
import HTTPTypes
import Hummingbird
import Phrases
import Vocabulary
import Wire

/// Answers a browser that requests a missing page with a page, in the viewer's usual frame; programs are answered in
/// JSON.
struct MissingPages: RouterMiddleware {
    let pages: PageRoute

    func handle(
        _ request: Hummingbird.Request, context: PeerContext,
        next: (Hummingbird.Request, PeerContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            guard Self.isMissing(error), Self.isBrowser(request) else { throw error }
            let path = request.uri.path
            return await pages.answering(request, context) { _, _ in
                throw Refusal(.notFound, Self.isBelowPath(path) ? .dedicatedHostNameNeeded : .noPageAtAddress)
            }
        }
    }

    private static func isMissing(_ error: any Error) -> Bool {
        if let error = error as? any HTTPResponseError { return error.status == .notFound }
        return (error as? Refusal)?.code == .notFound
    }

    private static func isBrowser(_ request: Hummingbird.Request) -> Bool {
        [.get, .head].contains(request.method) && request.headers[.accept]?.contains("text/html") == true
    }

    /// Returns whether the path ends in the path of a page: a proxy may pass on requests from below a path of its own.
    private static func isBelowPath(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.indices.dropFirst().contains {
            ConsolePages.page(at: "/" + parts[$0...].joined(separator: "/")) != nil
        }
    }
}
