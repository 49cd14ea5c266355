import NIOCore
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd, .sharesSchool)
struct TransportTests {
    private static let whoami = #"{"type": "universal.whoami"}"#

    @Test("A body that is too large is refused as that, and the server goes on", arguments: WayIn.allCases)
    func tooLarge(way: WayIn) async throws {
        try await School.shared { school in
            let answer = try await school.admin.post(String(repeating: " ", count: 3 << 20), to: way.path())
            #expect(answer.status == 413)
            #expect(try answer.failure().code == .tooLarge)
            #expect(try await school.admin(Whoami()).email == Template.admin)
        }
    }

    @Test(
        "Only JSON is taken, so that no form of another site is",
        arguments: [
            "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "",
            "application/jsonx",
        ])
    func wrongContentType(type: String) async throws {
        try await School.shared { school in
            for way in WayIn.allCases {
                let answer = try await school.admin.post(Self.whoami, to: way.path(), headers: ["content-type": type])
                #expect(answer.status == 415)
                #expect(try answer.failure().code == .wrongContentType)
            }
        }
    }

    @Test(
        "JSON may be named with a parameter and in any case",
        arguments: [
            "application/json; charset=utf-8", "Application/JSON",
        ])
    func rightContentType(type: String) async throws {
        try await School.shared { school in
            let answer = try await school.admin.post(Self.whoami, headers: ["content-type": type])
            #expect(answer.status == 200)
        }
    }

    @Test("A page of another site is refused, one of this site is not", arguments: WayIn.allCases)
    func origin(way: WayIn) async throws {
        try await School.shared { school in
            let port = school.server.port
            for (origin, status) in [
                ("http://127.0.0.1:\(port)", 200), ("https://127.0.0.1:\(port)", 200), ("http://evil.example", 403),
                ("http://127.0.0.1:1", 403), ("null", 403), ("", 403),
            ] {
                let answer = try await school.admin.post(Self.whoami, to: way.path(), headers: ["origin": origin])
                #expect(answer.status == status, "\(origin)")
            }
        }
    }

    @Test(
        "What a browser says of where a request comes from counts, for posts and for events",
        arguments: WayIn.allCases)
    func fetchSite(way: WayIn) async throws {
        try await School.shared { school in
            for (site, status) in [
                ("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403), ("", 403),
            ] {
                let headers = ["sec-fetch-site": site]
                let answer = try await school.admin.post(Self.whoami, to: way.path(), headers: headers)
                #expect(answer.status == status, "\(site)")
                guard status == 403 else { continue }
                #expect(try await school.admin.get("/events", headers: headers).status == 403)
            }
        }
    }

    @Test(
        "A path that is not there is answered as JSON, too",
        arguments: [
            "/now/nothing", "/nothing", "/post/a/b", "/..%2f..%2fetc/passwd", "/%00",
        ])
    func unknownPath(path: String) async throws {
        try await School.shared { school in
            let answer = try await school.stranger.get(path)
            #expect(answer.status == 404)
            #expect(try answer.failure().code == .notFound)
        }
    }

    @Test(
        "A known path with another method is an error of its own as JSON",
        arguments: [
            ("/post", "GET"), ("/post", "PUT"), ("/events", "POST"), ("/health", "DELETE"),
        ])
    func wrongMethod(path: String, method: String) async throws {
        try await School.shared { school in
            let answer = try await school.admin.send(method, path)
            #expect(answer.status == 405)
            #expect(answer.headers["allow"] == (path == "/post" ? "POST" : "GET, HEAD"))
            #expect(try answer.failure().code == .wrongMethod)
        }
    }

    @Test("Nothing on the way may keep an answer or guess at its type")
    func headers() async throws {
        try await School.shared { school in
            for answer in [try await school.admin.post(Self.whoami), try await school.admin.post("{")] {
                #expect(answer.headers["cache-control"] == "no-store")
                #expect(answer.headers["x-content-type-options"] == "nosniff")
                #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
            }
        }
    }

    @Test("Health tells a stranger that all is well, and nothing else")
    func health() async throws {
        try await School.shared { school in
            let answer = try await school.stranger.get("/health")
            #expect(answer.status == 200)
            #expect(answer.object?["status"] as? String == "ok")
            #expect(answer.object?["time"] as? String == "2026-09-01T08:30:00.000Z")
            #expect(Set(answer.object?.keys ?? [:].keys) == ["status", "database", "engine", "time"])
        }
    }
}
