import Configuration
import CoreMetrics
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Numbers for Prometheus", .mustEnd)
struct MetricsTests {
    @Test("Counters, gauges and times are written in Prometheus' text format, sorted")
    func text() {
        let registry = MetricsRegistry()
        for _ in 0..<2 {
            Counter(label: "b_total", dimensions: [("a", "x"), ("b", "y")], factory: registry).increment()
        }
        Meter(label: "a_gauge", factory: registry).set(1.5)
        for seconds in [1, 2] { Timer(label: "c_seconds", factory: registry).recordSeconds(seconds) }
        #expect(
            registry.text == """
                # TYPE a_gauge gauge
                a_gauge 1.5
                # TYPE b_total counter
                b_total{a="x",b="y"} 2.0
                # TYPE c_seconds summary
                c_seconds_sum 3.0
                c_seconds_count 2

                """)
    }

    @Test("Scanners that hand in late what they hear are told of, in the metrics and by the server's health")
    func lateScanners() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            try await school.hear(badge, by: scanner, for: 2)
            #expect(try await school.stranger.get("/health").object?["status"] as? String == "ok")
            try await school.pass(60)
            _ = try await scanner(Heartbeat(spoolDepth: 20))
            _ = try await scanner(school.report(badge, heardAt: school.now.addingTimeInterval(-40)))
            let metrics = try await school.stranger.get("/metrics").text
            #expect(
                metrics.contains("rollcall_scanners_telling 1.0") && metrics.contains("rollcall_scanners_late 1.0"))
            let health = try await school.stranger.get("/health")
            #expect(health.status == 200 && health.object?["status"] as? String == "scanners tell late what they hear")
            try await school.hear(badge, by: scanner, for: 31)
            #expect(try await school.stranger.get("/health").object?["status"] as? String == "ok")
        }
    }

    @Test("How far the record is behind is told")
    func record() async throws {
        try await School.open { school in
            try await school.sql.query("update record_progress set through = \(school.now.addingTimeInterval(-90))")
            try await school.restart()
            let line = try await school.stranger.get("/metrics").text.split(separator: "\n")
                .first { $0.hasPrefix("rollcall_record_behind_seconds ") }
            let seconds = try #require(line?.split(separator: " ").last.flatMap { Double($0) })
            #expect((0...90).contains(seconds), "it goes on from there")
        }
    }

    @Test("This machine and admins may read them, nobody else")
    func callers() async throws {
        try await School.open { school in
            _ = try await school.stranger.loggedIn(as: Template.admin)
            let local = try await school.stranger.get("/metrics")
            #expect(local.status == 200 && local.text.contains("rollcall_engine_owner 1.0"))
            #expect(local.text.contains(#"rollcall_request_seconds_count{type="universal.login"} 1"#))
            #expect(local.text.contains(#"rollcall_responses_total{path="/post",status="200"}"#))
            let elsewhere = ["X-Forwarded-For": "192.0.2.1"]
            #expect(try await school.stranger.get("/metrics", headers: elsewhere).status == 401)
            #expect(try await school.makePeer(.staff).get("/metrics", headers: elsewhere).status == 403)
            #expect(try await school.admin.get("/metrics", headers: elsewhere).status == 200)
        }
    }

    @Test(
        "What a proxy passes on without saying so is known by the host that it names, for the metrics and for cookies")
    func silentProxy() async throws {
        let hosts: [AbsoluteConfigKey: ConfigValue] = [
            "rollcall.hosts": ConfigValue(.stringArray(["school.example"]), isSecret: false)
        ]
        try await School.inProcess(settings: hosts) { school in
            let login = try WireJSON.encoder().encode(
                RequestEnvelope(Login(username: Template.admin, password: Template.password)))
            let body = String(decoding: login, as: UTF8.self)
            for (host, status, isSecure) in [
                ("127.0.0.1:8080", 200, false), ("localhost", 200, false), ("[::1]:8080", 200, false),
                ("school.example", 401, true), ("school.example:443", 401, true),
            ] {
                let headers = ["host": host]
                #expect(try await school.stranger.get("/metrics", headers: headers).status == status, "\(host)")
                let answer = try await school.stranger.post(body, headers: headers)
                #expect(answer.status == 200)
                let cookie = try #require(answer.headers["set-cookie"])
                #expect(cookie.contains("; Secure") == isSecure, "\(host)")
            }
        }
    }
}
