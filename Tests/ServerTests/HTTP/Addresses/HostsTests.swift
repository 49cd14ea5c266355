import Configuration
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Hosts that requests name", .mustEnd, .sharesSchool)
struct HostsTests {
    @Test(
        "The address that was listened on, its other names on this machine, and names of the settings are admitted",
        arguments: [
            ("127.0.0.1:8080", "127.0.0.1"), ("localhost", "127.0.0.1"), ("LOCALHOST:80", "::1"), ("[::1]:8080", "::1"),
            ("localhost.", "127.0.0.1"), ("127.0.0.1", "::ffff:127.0.0.1"), ("10.0.0.7", "10.0.0.7"),
            ("[2001:db8::1]", "2001:db8::1"), ("[2001:DB8:0::1]:443", "2001:db8::1"),
            ("Rollcall.School.example:8443", "10.0.0.7"),
        ])
    func admitted(authority: String, local: String) {
        #expect(Hosts(["rollcall.school.example"]).admit(authority, at: local))
    }

    @Test(
        "Any other is not",
        arguments: [
            ("evil.example", "127.0.0.1"), ("localhost", "10.0.0.7"), ("127.0.0.1", "10.0.0.7"),
            ("10.0.0.8", "10.0.0.7"),
            ("127.0.0.1.evil.example", "127.0.0.1"), ("localhost:80:80", "127.0.0.1"), ("localhost:http", "127.0.0.1"),
            ("", "127.0.0.1"), (":80", "127.0.0.1"), ("[::1", "::1"), ("user@localhost", "127.0.0.1"),
            ("local\u{130}host", "127.0.0.1"), ("localhost", ""),
        ])
    func refused(authority: String, local: String) {
        #expect(!Hosts(["rollcall.school.example"]).admit(authority, at: local))
    }

    @Test(
        "Every route answers 421 to another host",
        arguments: ["/post", "/events", "/health", "/metrics", "/openapi.json", "/"])
    func routes(path: String) async throws {
        try await School.open(settings: ["rollcall.hosts": .init(.stringArray(["school.example"]), isSecret: false)]) {
            school in
            let refused = try await school.stranger.get(path, headers: ["host": "evil.example"])
            #expect(try refused.status == 421 && refused.failure().code == .wrongHost)
            #expect(refused.headers["content-security-policy"] != nil)
            let named = try await school.stranger.get(path, headers: ["host": "school.example:8080"])
            #expect(named.status != 421)
        }
    }

    @Test("A server that makes its own certificate answers to the name in it, whoever names its resolvers")
    func ownName() async throws {
        try await School.shared { school in
            let answer = try await school.stranger.get("/health", headers: ["host": OwnCertificate.name])
            #expect(answer.status == 200)
        }
    }

    @Test(
        "A request that names two hosts, none, or one in its target and another beside it, is refused once",
        arguments: [
            ("GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example", "400"),
            ("GET http://evil.example/health HTTP/1.1\r\nHost: localhost", "421"),
            ("GET http://localhost/health HTTP/1.1\r\nHost: localhost", "200"),
            ("GET http://evil.example/health HTTP/1.1\r\nHost: evil.example", "421"),
            ("GET HTTP://LOCALHOST/health HTTP/1.1\r\nHost: localhost", "200"), ("GET /health HTTP/1.1", "400"),
            ("GET health HTTP/1.1\r\nHost: localhost", "400"),
        ])
    func twoHosts(head: String, status: String) async throws {
        try await School.shared { school in
            let answer = try await school.exchange(head + "\r\nConnection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer)")
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
    }

    @Test("Paths, queries and headers with more marks than any language has are refused before a route is looked for")
    func heads() async throws {
        try await School.shared { school in
            let marks = String(repeating: "%CC%81%CC%96", count: 20)
            for path in ["/post/\(marks)", "/health?x=\(marks)", "/health?%c3", "/health?x=%ff"] {
                let answer = try await school.stranger.get(path)
                #expect(try answer.status == 400 && answer.failure().code == .badText, "\(path.prefix(20))")
            }
            let header = String(repeating: "\u{301}\u{316}", count: 20)
            let answer = try await school.stranger.get("/health", headers: ["cookie": "rollcall_session=\(header)"])
            #expect(try answer.failure().code == .badText)
            let long = try await school.stranger.get("/health?" + String(repeating: "x", count: 9_000))
            #expect([400, 431].contains(long.status))
            #expect(try await school.stranger.get("/health?%E2%82%AC=%41").status == 200)
        }
    }

    @Test("What a trusted proxy on this machine asks for is not this machine's, also where it names nobody")
    func proxied() async throws {
        let trusting: [AbsoluteConfigKey: ConfigValue] = [
            "rollcall.trusted.proxies": .init(.stringArray(["127.0.0.1"]), isSecret: false)
        ]
        try await School.open(settings: trusting) { school in
            let stranger = try await school.stranger.get("/metrics")
            let admin = try await school.admin.get("/metrics")
            #expect(stranger.status == 401 && admin.status == 200)
        }
    }
}
