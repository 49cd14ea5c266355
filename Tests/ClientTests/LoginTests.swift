import HTTPTypes
import LoopbackServer
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Client

@Suite("Logging in")
struct LoginTests {
    private static let reply = #"{"successful":true,"classification":"admin"}"#

    @Test("The token comes from the session cookie")
    func token() async throws {
        let headers: HTTPFields = [.setCookie: "rollcall_session=abc123; HttpOnly; SameSite=Strict"]
        try await LoopbackServer.run(answering: { _, _ in .text(Self.reply, headers: headers) }) { server in
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                let (reply, token) = try await client.login(username: "a@b.example", password: "secret word")
                #expect(reply.classification == .admin)
                #expect(token == "abc123")
            }
        }
    }

    @Test("A login without a session is not from a Rollcall server")
    func noCookie() async throws {
        try await LoopbackServer.run(answering: { _, _ in .text(Self.reply) }) { server in
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                let error = await #expect(throws: ClientError.self) {
                    try await client.login(username: "a@b.example", password: "secret word")
                }
                #expect(error?.code == .notRollcall)
            }
        }
    }

    @Test("Health is told with its status, also when something is wrong")
    func health() async throws {
        let body = #"{"status":"degraded"}"#
        try await LoopbackServer.run(answering: { _, _ in .text(body, status: .serviceUnavailable) }) { server in
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                let health = try await client.health()
                #expect(health.status == 503)
                #expect(health.json == body)
            }
        }
    }
}
