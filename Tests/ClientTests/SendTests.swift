import Foundation
import HTTPTypes
import Hummingbird
import LoopbackServer
import NIOCore
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Client

@Suite("Sending a request")
struct SendTests {
    private static let whoami =
        #"{"successful":true,"person_id":7,"email":"a@b.example","first_name":"A","last_name":"B","#
        + #""classification":"staff"}"#

    /// What `send` throws where a server answers so.
    private func thrown(by response: @escaping @Sendable () -> Response) async throws -> (any Error)? {
        try await LoopbackServer.run(answering: { _, _ in response() }) { server in
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                await #expect(throws: (any Error).self) { try await client.send(Whoami()) }
            }
        }
    }

    @Test("A reply is decoded, and the request was in its envelope with credential and language")
    func success() async throws {
        let seen = Mutex<[String]>([])
        let answer: LoopbackServer.Handler = { request, body in
            seen.withLock {
                $0 = [
                    request.uri.path, request.headers[.contentType] ?? "", request.headers[.cookie] ?? "",
                    request.headers[.acceptLanguage] ?? "", body,
                ]
            }
            return .text(Self.whoami)
        }
        try await LoopbackServer.run(answering: answer) { server in
            try await RollcallClient.withClient(
                server: server, credential: .session("s3cret"), language: "da-DK", timeout: .timeout
            ) { client in
                let reply = try await client.send(Whoami())
                #expect(reply.personID == 7)
                #expect(reply.classification == .staff)
            }
        }
        let (head, body) = seen.withLock { ($0.dropLast(), $0.last ?? "") }
        #expect(head == ["/post", "application/json", "rollcall_session=s3cret", "da-DK"])
        #expect(body.contains(#""type":"universal.whoami""#) && body.contains(#""args":{}"#))
    }

    @Test("A scanner shows its token as a bearer")
    func bearer() async throws {
        let answer: LoopbackServer.Handler = { request, _ in
            request.headers[.authorization] == "Bearer t0ken" ? .text(Self.whoami) : .text("{}", status: .unauthorized)
        }
        try await LoopbackServer.run(answering: answer) { server in
            try await RollcallClient.withClient(server: server, credential: .bearer("t0ken"), timeout: .timeout) {
                client in
                let reply = try await client.send(Whoami())
                #expect(reply.personID == 7)
            }
        }
    }

    @Test(
        "Where the server wants the session confirmed, the person is asked, for a code too, and the request sent again")
    func confirming() async throws {
        let bodies = Mutex<[String]>([])
        let answer: LoopbackServer.Handler = { _, body in
            let before = bodies.withLock { seen in
                defer { seen.append(body) }
                return seen
            }
            func refusal(_ code: String, _ status: HTTPResponse.Status) -> Response {
                .text(#"{"successful":false,"reason":"No.","code":"\#(code)"}"#, status: status)
            }
            if body.contains("universal.confirm") {
                guard body.contains("123456") else { return refusal("totp_necessary", .unauthorized) }
                return .text(#"{"successful":true,"confirmed_until":"2026-09-01T08:40:00.000Z"}"#)
            }
            let isConfirmed = before.contains { $0.contains("123456") }
            return isConfirmed ? .text(Self.whoami) : refusal("confirmation_necessary", .forbidden)
        }
        try await LoopbackServer.run(answering: answer) { server in
            let asks: RollcallClient.Confirming = { Confirm(password: "correct horse", code: $0 ? "123456" : nil) }
            try await RollcallClient.withClient(server: server, timeout: .timeout, confirming: asks) { client in
                let reply = try await client.send(Whoami())
                #expect(reply.personID == 7)
            }
            #expect(bodies.withLock { $0.count } == 4)
            bodies.withLock { $0 = [] }
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                _ = await #expect(throws: Failure(.confirmationNecessary, "No.")) {
                    _ = try await client.send(Whoami())
                }
            }
        }
    }

    @Test("A refusal is thrown as the server said it")
    func refusal() async throws {
        let body = #"{"successful":false,"reason":"There is no room 9.","code":"not_found"}"#
        let error = try await thrown { .text(body, status: .notFound) }
        #expect(error as? Failure == Failure(.notFound, "There is no room 9."))
    }

    @Test("A code that is not known here becomes the nearest for the status")
    func unknownCode() async throws {
        let body = #"{"successful":false,"reason":"Already there.","code":"double_booking"}"#
        let error = try await thrown { .text(body, status: .conflict) }
        #expect(error as? Failure == Failure(.conflict, "Already there."))
    }

    @Test("A server that is away says when to come back, in the reply or in the header")
    func retryAfter() async throws {
        let body = #"{"successful":false,"reason":"The database is away.","code":"unavailable"}"#
        let headers: HTTPFields = [.retryAfter: "7"]
        let error = try await thrown { .text(body, status: .serviceUnavailable, headers: headers) }
        #expect(error as? Failure == Failure(.unavailable, "The database is away.", retryAfter: 7))
    }

    @Test(
        "What is not a Rollcall reply is told as that",
        arguments: [
            "", "null", "[]", "{}", "\u{0}\u{1}garbage", "{\"successful\":\"yes\"}", "<html><h1>It works!</h1></html>",
            "{\"successful\":true",
        ])
    func notRollcall(_ body: String) async throws {
        let error = try await thrown { .text(body, type: "text/html") } as? ClientError
        #expect(error?.code == .notRollcall)
        #expect(error?.message.contains("200 OK with text/html") == true)
    }

    @Test("A reply nested without end does not crash")
    func nested() async throws {
        let error = try await thrown { .text(String(repeating: "[", count: 100_000)) } as? ClientError
        #expect(error?.code == .notRollcall)
    }

    @Test("A proxy's own 503 page is not taken for the server")
    func proxyPage() async throws {
        let error = try await thrown { .text("<html>", status: .serviceUnavailable, type: "text/html") } as? ClientError
        #expect(error?.code == .notRollcall)
    }

    @Test("A redirect is not followed: the credential is for one server")
    func redirect() async throws {
        let headers: HTTPFields = [.location: "http://127.0.0.1:1/post"]
        let error = try await thrown { .text("", status: .found, headers: headers) } as? ClientError
        #expect(error?.code == .notRollcall)
    }

    @Test("A success whose members this version does not understand is an unreadable reply")
    func unreadable() async throws {
        let body = Self.whoami.replacingOccurrences(of: "staff", with: "astronaut")
        let error = try await thrown { .text(body) } as? ClientError
        #expect(error?.code == .unreadableReply)
    }

    @Test("A reply without end is cut off")
    func huge() async throws {
        let error = try await thrown {
            Response(
                status: .ok,
                body: .init { writer in
                    let chunk = ByteBuffer(repeating: UInt8(ascii: " "), count: 1 << 20)
                    for _ in 0..<64 { try await writer.write(chunk) }
                    try await writer.finish(nil)
                })
        }
        #expect((error as? ClientError)?.code == .replyTooLarge)
    }
}
