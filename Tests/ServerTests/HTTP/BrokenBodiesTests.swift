import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Bodies that are no HTTP", .mustEnd, .sharesSchool)
struct BrokenBodiesTests {
    private static func head(_ way: WayIn) -> String {
        "POST \(way.path()) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    }

    @Test(
        "A malformed chunk is answered with 400, counted, and no error of the server's",
        arguments: [
            "zz\r\n{}\r\n", "5\r\n{}xxxxxx\r\n0\r\n\r\n", "-1\r\n", "2\r\n{}0\r\n\r\n", "ffffffffffffffffff\r\n{}",
        ], WayIn.allCases)
    func chunks(body: String, way: WayIn) async throws {
        try await School.shared { school in
            let answer = try await school.exchange(Self.head(way) + "Transfer-Encoding: chunked\r\n\r\n" + body)
            #expect(answer.hasPrefix("HTTP/1.1 400"), "\(answer)")
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
            let metrics = try await school.stranger.get("/metrics").text
            #expect(metrics.contains("rollcall_refusals_total{kind=\"http_"))
            #expect(!metrics.contains("status=\"500\""))
        }
    }

    @Test(
        "A body that is broken off or malformed is one refusal, and no two",
        arguments: [
            "Content-Length: 50\r\n\r\n{}", "Transfer-Encoding: chunked\r\n\r\n5\r\n{}",
            "Transfer-Encoding: chunked\r\n\r\n-1\r\n",
        ], WayIn.allCases)
    func once(rest: String, way: WayIn) async throws {
        try await School.open { school in
            _ = try await school.exchange(Self.head(way) + rest, isLast: true)
            var metrics = ""
            try await eventually("the route has given up") {
                metrics = try await school.stranger.get("/metrics").text
                return metrics.contains(#"path="/post",status="400""#)
            }
            let refusals = metrics.split(separator: "\n").filter { $0.hasPrefix("rollcall_refusals_total") }
            #expect(refusals.count == 1, "\(refusals)")
            #expect(refusals.allSatisfy { $0.contains("kind=\"http_") && $0.hasSuffix(" 1.0") }, "\(refusals)")
        }
    }

    @Test(
        "What a stranger sends on after a refusal is read for a while, and then the connection is closed",
        arguments: WayIn.allCases)
    func unread(way: WayIn) async throws {
        try await School.shared { school in
            let large = school.stranger
            let answer = try await large.post(String(repeating: " ", count: 1 << 20), to: way.path())
            #expect(try answer.status == 413 && answer.failure().code == .tooLarge)
            #expect(try await large.get("/health").status == 200)
        }
    }
}
