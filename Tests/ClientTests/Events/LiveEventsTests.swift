import Concurrency
import Hummingbird
import LoopbackServer
import NIOCore
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Client

@Suite("Live events")
struct LiveEventsTests {
    private static func event(_ id: Int64) -> String {
        let times = "\"since\":\"2026-09-01T08:30:00.000Z\",\"decided_at\":\"2026-09-01T08:30:05.000Z\""
        let person =
            "\"person_id\":1,\"email\":\"ada@school.example\",\"first_name\":\"Ada\",\"last_name\":\"Lovelace\""
        return "id: \(id)\nevent: whereabouts\ndata: {\"event_id\":\(id),\(person),\"state\":\"left\",\(times)}\n\n"
    }

    private static func stream(_ chunks: [String]) -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/event-stream"],
            body: .init { writer in
                for chunk in chunks { try await writer.write(ByteBuffer(string: chunk)) }
                try await writer.finish(nil)
            })
    }

    /// The ids of the first events given out, with no wait to speak of between attempts.
    private func ids(_ count: Int, of client: RollcallClient, after: Int64? = nil) async throws -> [Int64] {
        var ids: [Int64] = []
        let backoff = Backoff(first: .milliseconds(1), maximum: .milliseconds(1), spread: 0)
        let events = LiveEvents(client: client, after: after, onInterruption: nil, backoff: backoff)
        for try await event in events {
            ids.append(event.eventID)
            if ids.count == count { break }
        }
        return ids
    }

    @Test("A stream that breaks goes on after the last event, whatever the server answers in between")
    func reconnects() async throws {
        let asked = Mutex<[String?]>([])
        let answer: LoopbackServer.Handler = { request, _ in
            let number = asked.withLock { asked in
                asked.append(request.headers.first { $0.name.canonicalName == "last-event-id" }?.value)
                return asked.count
            }
            switch number {
            case 1: return Self.stream([": hello\n\n", Self.event(5), String(Self.event(6).dropLast(4)), "x}\n"])
            case 2:
                return .text(
                    #"{"successful":false,"reason":"Away.","code":"unavailable"}"#, status: .serviceUnavailable)
            case 3: return .text("<html>", status: .badGateway, type: "text/html")
            default: return Self.stream([Self.event(6), Self.event(7)])
            }
        }
        try await LoopbackServer.run(answering: answer) { server in
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                let found = try await ids(3, of: client, after: 4)
                #expect(found == [5, 6, 7])
            }
        }
        #expect(asked.withLock { $0 } == ["4", "5", "5", "5"])
    }

    @Test("A refusal ends the stream")
    func refused() async throws {
        let refusal = #"{"successful":false,"reason":"Log in first.","code":"login_necessary","login_necessary":true}"#
        try await LoopbackServer.run(answering: { _, _ in .text(refusal, status: .unauthorized) }) { server in
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                let error = await #expect(throws: Failure.self) { try await ids(1, of: client) }
                #expect(error == Failure(.loginNecessary, "Log in first."))
            }
        }
    }

    @Test("A page in place of a stream is not a Rollcall server")
    func page() async throws {
        try await LoopbackServer.run(answering: { _, _ in .text("<html>", type: "text/html") }) { server in
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                let error = await #expect(throws: ClientError.self) { try await ids(1, of: client) }
                #expect(error?.code == .notRollcall)
            }
        }
    }

    @Test("A kind of event that is not known here is passed over, and one that cannot be read is an error")
    func strangeEvents() async throws {
        let chunks = ["event: alarm\ndata: {}\n\n", Self.event(1), "data: {\"event_id\":2,\"state\":\"asleep\"}\n\n"]
        try await LoopbackServer.run(answering: { _, _ in Self.stream(chunks) }) { server in
            try await RollcallClient.withClient(server: server, timeout: .timeout) { client in
                let found = try await ids(1, of: client)
                #expect(found == [1])
                let error = await #expect(throws: ClientError.self) { try await ids(2, of: client) }
                #expect(error?.code == .unreadableReply)
            }
        }
    }
}
