import Configuration
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Security headers", .mustEnd, .sharesSchool)
struct SecurityHeadersTests {
    private static let always = [
        "x-content-type-options": "nosniff", "cache-control": "no-store", "referrer-policy": "no-referrer",
        "x-frame-options": "DENY", "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    ]

    @Test("Every answer has them, also where there is nothing, and over plain HTTP nothing is said of TLS")
    func always() async throws {
        try await School.shared { school in
            let answers = [
                try await school.stranger.get("/health"), try await school.stranger.get("/nothing"),
                try await school.stranger.get("/openapi.json"), try await school.stranger.get("/post"),
                try await school.stranger.answer(to: Whoami()), try await school.admin.answer(to: Whoami()),
            ]
            for answer in answers {
                for (name, value) in Self.always { #expect(answer.headers[name] == value, "\(name)") }
                #expect(answer.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
                #expect(answer.headers["strict-transport-security"] == nil)
            }
        }
    }

    @Test(
        "Behind a trusted proxy that speaks TLS the cookie is for TLS alone, and the browser is told to stay with it",
        arguments: WayIn.allCases)
    func behindProxy(way: WayIn) async throws {
        try await School.open(settings: [
            "rollcall.trusted.proxies": .init(.stringArray(["127.0.0.1"]), isSecret: false)
        ]) { school in
            let answer = try await school.stranger.post(
                #"{"username": "\#(Template.admin)", "password": "\#(Template.password)"}"#,
                to: way.path("universal.login"),
                headers: ["X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"])
            #expect(answer.setCookies.allSatisfy { $0.contains("; Secure") } && !answer.setCookies.isEmpty)
            #expect(answer.headers["strict-transport-security"] == "max-age=31536000; includeSubDomains")
            let sessions = try await school.admin(GetSessions()).sessions
            #expect(sessions.contains { $0.address == "192.0.2.7" })
        }
    }

    @Test(
        "Paths without a login, and requests that cannot be read, are counted by address",
        arguments: ["/health", "/openapi.json", WayIn.handler.path(), WayIn.router.path()])
    func tooManyOfAddress(path: String) async throws {
        try await School.open { school in
            var limits = RequestLimits()
            (limits.address, limits.maxTurnWait) = (1, .zero)
            let server = try await RunningServer.start(
                on: school.database, clock: school.clock, limiter: RateLimiter(limits))
            let peer = Peer(port: server.port)
            var statuses: Set<Int> = []
            for _ in 0..<20 where !statuses.contains(429) {
                statuses.insert(
                    try await path.hasPrefix("/post")
                        ? peer.post("{", to: path).status : peer.get(path).status)
            }
            #expect(statuses == [path.hasPrefix("/post") ? 400 : 200, 429])
            try await server.stop()
        }
    }

    @Test("Too many requests are turned away, each caller for itself", arguments: WayIn.allCases)
    func tooMany(way: WayIn) async throws {
        try await School.open(settings: ["rollcall.limit.session": 2]) { school in
            let path = way.path("universal.whoami")
            var last = try await school.admin.post("", to: path)
            for _ in 0..<20 where last.status == 200 { last = try await school.admin.post("", to: path) }
            #expect(last.status == 429 && last.headers["retry-after"] == "1")
            #expect(try last.failure().code == .slowDown)
            _ = try await school.stranger.loggedIn(as: Template.admin)
        }
    }
}
