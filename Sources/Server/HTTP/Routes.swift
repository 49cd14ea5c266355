import HTTPTypes
import Hummingbird
import Wire

/// Every path of the server.
func routes(_ services: Services) -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    let post = PostRoute(services: services)
    router.add(middleware: FailureMiddleware(logger: services.logger))

    router.post("post") { request, _ in try await post.envelope(request) }
    router.post("post/:type") { request, context in try await post.bare(request, context.parameters.get("type") ?? "") }
    router.get("events") { request, _ in try await EventsRoute(services: services).stream(request) }
    router.get("health") { _, _ in try await HealthRoute(services: services).report() }

    for path: RouterPath in ["post", "post/:type"] { router.refuseAll(but: .post, at: path) }
    for path: RouterPath in ["events", "health"] { router.refuseAll(but: .get, at: path) }
    return router
}

extension Router<BasicRequestContext> {
    /// Any other method is told which one the path takes; the router by itself says that there is no such path.
    fileprivate func refuseAll(but allowed: HTTPRequest.Method, at path: RouterPath) {
        let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        for method in methods where method != allowed {
            on(path, method: method) { _, _ in
                var response = Response(failure: Failure(.wrongMethod, "This path takes \(allowed) requests only."))
                response.headers[.allow] = "\(allowed)"
                return response
            }
        }
    }
}
