import CoreMetrics
import HTTPTypes
import Hummingbird
import Logging
import Phrases
import Vocabulary
import Wire

/// The middlewares that every request passes on its way to a route, and its answer on the way back.
enum Middleware {
    /// Headers that restrict what a browser may do with an answer (OWASP, HTTP Headers Cheat Sheet).
    struct SecurityHeaders: RouterMiddleware {
        /// A year in seconds, for which a browser that connected over TLS must use only TLS.
        private static let strictTransport = "max-age=31536000; includeSubDomains"

        let transport: Transport

        func handle(
            _ request: Hummingbird.Request, context: PeerContext,
            next: (Hummingbird.Request, PeerContext) async throws -> Response
        ) async throws -> Response {
            var response = try await next(request, context)
            Self.add(to: &response.headers)
            if RequestOrigin(request, context, transport).isSecure { Self.addStrictTransport(to: &response.headers) }
            return response
        }

        /// Only for answers to requests over TLS.
        static func addStrictTransport(to fields: inout HTTPFields) {
            fields[.strictTransportSecurity] = strictTransport
        }

        /// Headers that a route has set stay unchanged.
        static func add(to fields: inout HTTPFields) {
            for (name, value) in always where fields[name] == nil {
                fields[name] = value
            }
        }

        private static let always: [(HTTPField.Name, String)] = [
            (.cacheControl, "no-store"),
            (.xContentTypeOptions, "nosniff"),
            (
                .contentSecurityPolicy,
                "default-src 'none'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
            ),
            (named("X-Frame-Options"), "DENY"),
            (named("Referrer-Policy"), "no-referrer"),
            (named("Permissions-Policy"), "bluetooth=(), camera=(), geolocation=(), microphone=(self), usb=()"),
            (named("Cross-Origin-Opener-Policy"), "same-origin"),
            (named("Cross-Origin-Resource-Policy"), "same-origin"),
            (named("Cross-Origin-Embedder-Policy"), "require-corp"),
        ]

        private static func named(_ name: String) -> HTTPField.Name {
            HTTPField.Name(name) ?? .xContentTypeOptions
        }
    }

    /// Converts any error into the envelope of a failed request: a caller sees only a sentence, in the language that
    /// the person prefers, else in that of `Accept-Language`.
    struct Failures: RouterMiddleware {
        let limiter: RateLimiter
        let logger: Logger

        func handle(
            _ request: Hummingbird.Request, context: PeerContext,
            next: (Hummingbird.Request, PeerContext) async throws -> Response
        ) async throws -> Response {
            do {
                return try await next(request, context)
            } catch {
                return Response(failure: await failure(error, answering: request.headers))
            }
        }

        func failure(_ error: any Error, answering headers: HTTPFields) async -> Failure {
            let caller = error as? CallerError
            let language = caller?.language ?? Language(accepted: headers[.acceptLanguage])
            let error = caller?.cause ?? error
            if let error = error as? any HTTPResponseError { return Failure(Refusal(error), in: language) }
            let refusal = Refusal(error, logger: logger)
            // Nodes back off by themselves.
            if refusal.code == .slowDown, headers[.authorization] == nil { await limiter.hold() }
            return Failure(refusal, in: language)
        }
    }

    /// Refuses requests at once while the database does not answer.
    struct DatabaseAvailability: RouterMiddleware {
        let watch: DatabaseWatch

        func handle(
            _ request: Hummingbird.Request, context: PeerContext,
            next: (Hummingbird.Request, PeerContext) async throws -> Response
        ) async throws -> Response {
            try watch.check()
            return try await next(request, context)
        }
    }

    /// Answers HEAD with headers only: a body would be read as the beginning of the next answer (RFC 9110, 9.3.2).
    struct HeadAnswers: RouterMiddleware {
        func handle(
            _ request: Hummingbird.Request, context: PeerContext,
            next: (Hummingbird.Request, PeerContext) async throws -> Response
        ) async throws -> Response {
            let response = try await next(request, context)
            return request.method == .head ? response.createHeadResponse() : response
        }
    }

    /// Counts the answers of the server. The numbers contain no data about people.
    struct Measurement: RouterMiddleware {
        let registry: MetricsRegistry

        func handle(
            _ request: Hummingbird.Request, context: PeerContext,
            next: (Hummingbird.Request, PeerContext) async throws -> Response
        ) async throws -> Response {
            let response = try await next(request, context)
            count(response.status, at: context.endpointPath ?? "none")
            return response
        }

        /// - Parameter path: a pattern with placeholders for the parts that vary between requests.
        func count(_ status: HTTPResponse.Status, at path: String) {
            Counter(
                label: "rollcall_responses_total", dimensions: [("path", path), ("status", "\(status.code)")],
                factory: registry
            ).increment()
        }
    }
}

extension Refusal {
    /// A refusal by Hummingbird itself, such as an unknown path.
    fileprivate init(_ error: any HTTPResponseError) {
        switch error.status.code {
        case 404: self.init(.notFound, .nothingAtAddress + .hintPostRequests)
        default: self.init(.badArguments, .requestUnreadable)
        }
    }
}
