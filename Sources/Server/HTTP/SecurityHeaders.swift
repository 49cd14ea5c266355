import HTTPTypes
import Hummingbird

/// Headers that tell a browser to do no more with an answer than it is for (OWASP, HTTP Headers Cheat Sheet).
struct SecurityHeaders: RouterMiddleware {
    /// Seconds for which a browser that came over TLS comes over nothing else: a year.
    private static let strictTransport = "max-age=31536000; includeSubDomains"

    let transport: Transport

    func handle(
        _ request: Hummingbird.Request, context: PeerContext,
        next: (Hummingbird.Request, PeerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        Self.add(to: &response.headers)
        if RequestOrigin(request, context, transport).isSecure {
            response.headers[.strictTransportSecurity] = Self.strictTransport
        }
        return response
    }

    /// What a route has set itself stays.
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
        (named("Permissions-Policy"), "bluetooth=(), camera=(), geolocation=(), microphone=(), usb=()"),
        (named("Cross-Origin-Opener-Policy"), "same-origin"),
        (named("Cross-Origin-Resource-Policy"), "same-origin"),
        (named("Cross-Origin-Embedder-Policy"), "require-corp"),
    ]

    private static func named(_ name: String) -> HTTPField.Name {
        HTTPField.Name(name) ?? .xContentTypeOptions
    }
}
