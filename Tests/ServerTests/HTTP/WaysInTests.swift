import Foundation
import Logging
import Postgres
import TestSupport
import Testing
import Wire

@testable import Server

@Suite("Posts by the handler and by the router", .mustEnd, .sharesSchool)
struct WaysInTests {
    private static let whoami = #"{"type": "universal.whoami"}"#

    private static func head(_ way: WayIn, _ admin: Peer, _ lines: [String]) -> String {
        let lines =
            [
                "POST \(way.path()) HTTP/1.1", "Host: localhost", "Content-Type: application/json",
                "Cookie: rollcall_session=\(admin.cookie ?? "")",
            ] + lines
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    private static func whole(_ way: WayIn, _ admin: Peer, _ lines: [String] = ["Connection: close"]) -> String {
        head(way, admin, ["Content-Length: \(whoami.utf8.count)"] + lines) + whoami
    }

    private static func statuses(_ answers: String) -> [String] {
        answers.components(separatedBy: "HTTP/1.1 ").dropFirst().map { String($0.prefix(3)) }
    }

    @Test("A request that comes in two pieces is one request, wherever it is cut", arguments: WayIn.allCases)
    func cut(way: WayIn) async throws {
        try await School.shared { school in
            let request = Self.whole(way, school.admin)
            for place in request.utf8.indices.dropFirst() {
                let pieces = [String(request[..<place]), String(request[place...])]
                let answer = try await school.exchange(pieces)
                #expect(Self.statuses(answer) == ["200"], "\(pieces)")
                #expect(answer.contains(Template.admin))
            }
        }
    }

    @Test("A body that ends early, at whatever byte, does nothing", arguments: WayIn.allCases)
    func brokenOff(way: WayIn) async throws {
        try await School.open { school in
            let body = #"{"type": "admin.create_zone", "args": {"zone_name": "East"}}"#
            let head = Self.head(way, school.admin, ["Content-Length: \(body.utf8.count)", "Connection: close"])
            for count in 0..<body.utf8.count {
                let answer = try await school.exchange(head + body.prefix(count), isLast: true)
                #expect(!Self.statuses(answer).contains("200"), "\(count)")
            }
            #expect(try await school.count("select count(*) from zone where zone_name = 'East'") == 0)
        }
    }

    @Test("Chunks that end without the last one do nothing")
    func brokenChunks() async throws {
        try await School.open { school in
            let body = #"{"type": "admin.create_zone", "args": {"zone_name": "East"}}"#
            let chunk = "\(String(body.utf8.count, radix: 16))\r\n\(body)\r\n"
            let head = Self.head(.handler, school.admin, ["Transfer-Encoding: chunked", "Connection: close"])
            let answer = try await school.exchange([head, chunk], isLast: true)
            #expect(!Self.statuses(answer).contains("200"))
            let whole = try await school.exchange([head, chunk, "0\r\n\r\n"], isLast: true)
            #expect(Self.statuses(whole) == ["200"])
            #expect(try await school.count("select count(*) from zone where zone_name = 'East'") == 1)
        }
    }

    @Test("A body may come in chunks, of a byte each, too", arguments: WayIn.allCases)
    func chunks(way: WayIn) async throws {
        try await School.shared { school in
            let head = Self.head(way, school.admin, ["Transfer-Encoding: chunked", "Connection: close"])
            let chunks = Self.whoami.map { "1\r\n\($0)\r\n" }
            let answer = try await school.exchange([head] + chunks + ["0\r\n\r\n"])
            #expect(Self.statuses(answer) == ["200"])
        }
    }

    @Test("Who closes their half behind a whole request is answered", arguments: WayIn.allCases)
    func halfClosed(way: WayIn) async throws {
        try await School.shared { school in
            let request = Self.whole(way, school.admin, [])
            for count in [1, 3] {
                let answer = try await school.exchange(String(repeating: request, count: count), isLast: true)
                #expect(Self.statuses(answer) == Array(repeating: "200", count: count))
            }
        }
    }

    @Test("Whoever asks whether to send the body is answered", arguments: WayIn.allCases)
    func expectations(way: WayIn) async throws {
        try await School.shared { school in
            let request = Self.whole(way, school.admin, ["Expect: 100-continue", "Connection: close"])
            let statuses = Self.statuses(try await school.exchange(request)).filter { $0 != "100" }
            #expect(statuses == ["200"])
            let large = ["Content-Length: 9000000", "Expect: 100-continue", "Connection: close"]
            let refused = try await school.exchange(Self.head(way, school.admin, large))
            #expect(Self.statuses(refused) == ["413"])
        }
    }

    @Test("Requests that come at once are answered in their order, whoever answers them")
    func pipelined() async throws {
        try await School.shared { school in
            let names = (0..<60).map { "no.\("abcdefghij"[offset: $0 % 10])\("abcdef"[offset: $0 / 10])" }
            let requests = names.enumerated().map { index, name in
                let host = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 0\r\n"
                return switch index % 5 {
                case 1: "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
                case 3: "POST \(WayIn.router.path(name)) HTTP/1.1\r\n\(host)\r\n"
                default: "POST \(WayIn.handler.path(name)) HTTP/1.1\r\n\(host)\r\n"
                }
            }
            let answers = try await school.exchange(requests.joined(), isLast: true)
            let all = answers.components(separatedBy: "HTTP/1.1 ").dropFirst()
            #expect(all.count == names.count)
            for (index, (name, answer)) in zip(names, all).enumerated() {
                #expect(answer.contains(index % 5 == 1 ? "\"database\"" : "'\(name)'"), "\(index): \(answer)")
            }
        }
    }

    @Test("Both ways answer with the same headers")
    func headers() async throws {
        try await School.open { school in
            for (body, status) in [(Self.whoami, 200), ("{", 400), (#"{"type": "universal.logout"}"#, 200)] {
                var seen: [[String: String]] = []
                for way in WayIn.allCases {
                    let peer = try await school.stranger.loggedIn(as: Template.admin)
                    let answer = try await peer.post(body, to: way.path())
                    #expect(answer.status == status)
                    var headers = answer.headers
                    #expect(headers.removeValue(forKey: "date")?.hasSuffix(" GMT") == true)
                    seen.append(headers)
                }
                #expect(seen[0] == seen[1], "\(body)")
            }
        }
    }

    @Test("What is under way when the server stops is answered", arguments: WayIn.allCases)
    func drains(way: WayIn) async throws {
        try await School.open { school in
            let holder = try await Connection.connect(
                school.database, timeout: .seconds(120), logger: .init(label: "test"))
            try await holder.pipeline(["begin", "lock table zone in share mode"])
            let (admin, server) = (school.admin, school.server)
            let request = Task { try await admin.post(#"{"zone_name": "East"}"#, to: way.path("admin.create_zone")) }
            try await eventually("the request waits") { try await school.hasWaiters() }
            let stopping = Task { try await server.stop() }
            try await eventually("no connection is taken any more") {
                let request = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                return (try? await school.exchange(request))?.hasPrefix("HTTP") != true
            }
            try await holder.query("rollback")
            await holder.close()
            #expect(try await request.value.status == 200)
            try await stopping.value
        }
    }
}

extension String {
    fileprivate subscript(offset offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}

@Suite("The date of an answer")
struct HTTPDateTests {
    @Test(
        "Has two digits for each part and English names",
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (1_709_164_799, "Wed, 28 Feb 2024 23:59:59 GMT"),
        ])
    func text(second: Int, expected: String) {
        #expect(HTTPDate.text(second) == expected)
    }
}
