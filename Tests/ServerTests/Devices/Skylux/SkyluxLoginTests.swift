import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("A login by the old paths", .mustEnd, .sharesSchool)
struct SkyluxLoginTests {
    private let form = ["content-type": "application/x-www-form-urlencoded"]

    @Test("A login answers a token, sets no cookie, and makes no browser known")
    func token() async throws {
        try await School.inProcess { school in
            let body = #"{"Username": "\#(Template.admin)", "PASSWORD": "\#(Template.password)"}"#
            let before: Int64 = try await school.sql.query("select count(*) from known_browser")[0].decode(0)
            let answer = try await school.stranger.post(body, to: "/skylux/api/login")
            #expect(answer.status == 200 && answer.setCookies.isEmpty)
            let token = try #require(answer.object?["token"] as? String)
            #expect(token.split(separator: ".").count == 3 && answer.object?["successful"] as? Bool == true)
            let after: Int64 = try await school.sql.query("select count(*) from known_browser")[0].decode(0)
            #expect(after == before)
            let sessions = try await school.admin(GetSessions()).sessions
            #expect(sessions.count == 2)
        }
    }

    @Test("A form will do; a wrong password is answered as at the usual door, and without a field its name is said")
    func refused() async throws {
        try await School.inProcess { school in
            let right = "username=\(Template.admin)&password=\(Template.password)".replacing("@", with: "%40")
            #expect(try await school.stranger.post(right, to: "/skylux/api/login", headers: form).status == 200)
            let wrong = try await school.stranger.post("username=a&password=b", to: "/skylux/api/login", headers: form)
            #expect(try wrong.failure().code == .wrongCredentials && wrong.status == 401)
            let none = try await school.stranger.post(#"{"username": "a"}"#, to: "/skylux/api/login")
            #expect(try none.failure().argument == "password")
            #expect(try await school.stranger.get("/skylux/api/login").status == 405)
        }
    }

    @Test("A page of another site cannot log in")
    func otherSite() async throws {
        try await School.shared { school in
            let answer = try await school.stranger.post(
                "username=a&password=b", to: "/skylux/api/login",
                headers: form.merging(["origin": "https://evil.example"]) { $1 })
            #expect(try answer.failure().code == .notAllowed)
        }
    }
}
