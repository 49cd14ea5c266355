import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Tokens of the old paths", .mustEnd)
struct SkyluxTokenTests {
    private func status(_ school: School, _ token: String?) async throws -> RawAnswer {
        try await school.stranger.skylux("status", token.map { ["token": $0] } ?? [:])
    }

    @Test("Past half of its life an answer carries the next token, and a token ends after an hour")
    func renewal() async throws {
        try await School.open { school in
            let skylight = try await Skylight(school)
            school.clock.advance(by: 1_801)
            let next = try #require(try await status(school, skylight.token).object?["token"] as? String)
            #expect(next != skylight.token)
            school.clock.advance(by: 1_800)
            let expired = try await status(school, skylight.token)
            #expect(try expired.failure().code == .loginNecessary && expired.status == 401)
            #expect(try await status(school, next).status == 200)
        }
    }

    @Test("A token ends with its session")
    func ended() async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            let mia = try await school.stranger.loggedIn(as: "mia@home.example")
            _ = try await mia(LogoutEverywhere())
            #expect(try await status(school, skylight.token).failure().code == .loginNecessary)
        }
    }

    @Test("Forged tokens are refused and counted by reason")
    func forged() async throws {
        try await School.inProcess { school in
            let skylight = try await Skylight(school)
            let parts = skylight.token.split(separator: ".").map(String.init)
            func header(_ text: String) -> String {
                Data(text.utf8).base64EncodedString().replacing("=", with: "")
            }
            let forged = [
                "\(header(#"{"alg":"none"}"#)).\(parts[1]).", "\(header(#"{"alg":"RS256"}"#)).\(parts[1]).\(parts[2])",
                "\(header(#"{"alg":"HS256","kid":"x"}"#)).\(parts[1]).\(parts[2])", "\(parts[0]).\(parts[1]).AAAA", "x",
            ]
            for token in forged { #expect(try await status(school, token).failure().code == .loginNecessary) }
            #expect(try await status(school, nil).failure().code == .loginNecessary)
            let metrics = try await school.stranger.get("/metrics").text
            for (reason, count) in [("algorithm", 2), ("key", 1), ("signature", 1), ("malformed", 1)] {
                #expect(metrics.contains("rollcall_refusals_total{kind=\"token_\(reason)\"} \(count).0"))
            }
        }
    }

    @Test("A cookie is no token, and a scanner's token none of a person")
    func otherTokens() async throws {
        try await School.inProcess { school in
            _ = try await Skylight(school)
            #expect(try await school.admin.get("/skylux/api/status").status == 401)
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            #expect(try await scanner.get("/skylux/api/status").status == 401)
        }
    }
}
