import Console
import Contract
import HTTPTypes
import Hummingbird
import Phrases
import Vocabulary
import Wire

/// Builds the router with every path of the server.
func routes(_ services: Services, _ assets: AssetRoute) -> Router<PeerContext> {
    // HEAD is answered for every path that accepts GET (RFC 9110, section 9.1).
    let router = Router(context: PeerContext.self, options: [.autoGenerateHeadEndpoints])
    let pages = PageRoute(services: services, assets: assets)
    let post = PostRoute(services: services)
    router.add(middleware: Middleware.HeadAnswers())
    router.add(middleware: Middleware.Measurement(registry: services.metrics))
    router.add(middleware: Middleware.SecurityHeaders(transport: services.transport))
    router.add(middleware: Middleware.Failures(limiter: services.limiter, logger: services.logger))
    router.add(middleware: MissingPages(pages: pages))

    let served = router.group().add(middleware: Middleware.DatabaseAvailability(watch: services.watch))
    // Requests reach these two only if `PostHandler` leaves them: after another request, or with an unusual path.
    served.post("post") { request, context in try await post.respond(.envelope, request, context) }
    served.post("post/:type") { request, context in
        try await post.respond(.bare(context.parameters.get("type") ?? ""), request, context)
    }
    served.get("events") { request, context in
        try await EventsRoute(services: services).stream(request, context)
    }
    served.get("/") { request, context in try await pages.first(request, context) }
    for page in ConsolePages.all {
        served.get(RouterPath(page.path)) { request, context in try await pages.show(page, request, context) }
    }
    served.post("forms/:type") { request, context in
        try await FormRoute(pages: pages).post(request, context)
    }
    let helpers = HelperRoute(pages: pages)
    served.get("m/:token") { request, context in try await helpers.ask(request, context) }
    served.post("m/:token") { request, context in try await helpers.join(request, context) }
    let skylux = SkyluxRoute(services: services)
    served.post("skylux/api/login") { request, context in try await skylux.logIn(request, context) }
    served.post("skylux/api/register") { request, context in try await skylux.register(request, context) }
    for (method, name, path) in SkyluxPath.routes {
        served.on("skylux/api/\(name)", method: method) { request, context in
            try await skylux.answer(request, context, path)
        }
    }
    let oldLocks = OldLockRoute(services: services)
    for path in OldLockRoute.Path.allCases {
        for method in [HTTPRequest.Method.get, .post] {
            served.on("api/\(path.rawValue)", method: method) { request, context in
                await oldLocks.answer(request, context, path)
            }
        }
    }
    served.get("plans/:id") { request, context in try await PlanRoute(services: services).serve(request, context) }
    // These files are kept in memory: a refusal would cost as much, and a page without its script is unusable.
    router.get("assets/:name") { request, context in
        if let file = assets.serve(request) { return file }
        try await services.count(request, context)
        throw Refusal(.notFound, .nothingAtAddress)
    }
    router.get("service-worker.js") { _, _ in assets.worker() }
    router.get("manifest.webmanifest") { _, _ in assets.manifest() }
    router.get("openapi.json") { request, context in
        try await services.count(request, context)
        return Response(json: services.openAPI.json)
    }
    router.get("metrics") { request, context in
        try await MetricsRoute(services: services).report(request, context)
    }
    router.get("health") { request, context in
        try await services.count(request, context)
        return try await HealthRoute(services: services).report()
    }

    for path: RouterPath in ["post", "post/:type", "forms/:type"] { router.refuseAll(but: .post, at: path) }
    for path: RouterPath in ["events", "health", "metrics", "openapi.json", "assets/:name", "plans/:id"] {
        router.refuseAll(but: .get, at: path)
    }
    for name in ["login", "register", "device", "schedule"] { router.refuseAll(but: .post, at: "skylux/api/\(name)") }
    router.refuseAll(but: .get, at: "skylux/api/history")
    router.refuseAll(but: .get, .post, .put, at: "skylux/api/status")
    for path in OldLockRoute.Path.allCases { router.refuseAll(but: .get, .post, at: "api/\(path.rawValue)") }
    return router
}

extension PostRoute {
    fileprivate func respond(
        _ path: Post.Path, _ request: Hummingbird.Request, _ context: PeerContext
    ) async throws -> Response {
        let origin = RequestOrigin(request, context, services.transport)
        return Response(try await answer(path, request.head, request.body, origin))
    }
}

extension Services {
    /// Counts a request that has no login. Throws `Refusal` if there were too many.
    fileprivate func count(_ request: Hummingbird.Request, _ context: PeerContext) async throws {
        try await limiter.admitInTurn(.stranger(RequestOrigin(request, context, transport)))
    }
}

extension Router<PeerContext> {
    /// Answers other methods with those that the path accepts; by default the router would report an unknown path.
    fileprivate func refuseAll(but allowed: HTTPRequest.Method..., at path: RouterPath) {
        let allowed = allowed.contains(.get) ? allowed + [.head] : allowed
        let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        for method in methods where !allowed.contains(method) {
            on(path, method: method) { request, _ in
                let language = Language(accepted: request.headers[.acceptLanguage])
                let refusal = Refusal(.wrongMethod, .methodNotAllowed(names))
                var response = Response(failure: Failure(refusal, in: language))
                response.headers[.allow] = names
                return response
            }
        }
    }
}
