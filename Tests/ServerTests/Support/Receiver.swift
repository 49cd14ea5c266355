import Foundation
import HTTPTypes
import Hummingbird
import LoopbackServer
import Synchronization
import Testing
import Wire

@testable import Server

/// A receiver of webhooks on this machine: a real HTTP server that keeps what it is sent and answers as a test says.
final class Receiver: Sendable {
    /// A message as it came.
    struct Message: Sendable {
        let path: String
        let headers: [String: String]
        let body: String

        var id: String? { headers["webhook-id"] }
        var object: [String: Any]? { try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any] }
        var type: String? { object?["type"] as? String }
        var data: [String: Any]? { object?["data"] as? [String: Any] }

        /// Whether one of its signatures is that of a secret.
        func isSigned(by secret: String) throws -> Bool {
            let key = try #require(Data(base64Encoded: String(secret.dropFirst("whsec_".count))))
            let signature = WebhookSecret(bytes: Array(key)).signature(
                id: try #require(id), timestamp: try #require(headers["webhook-timestamp"].flatMap { Int64($0) }),
                body: body)
            return headers["webhook-signature"]?.split(separator: " ").contains(Substring(signature)) == true
        }
    }

    enum Answer: Sendable {
        case status(Int, [String: String] = [:])
        /// Nothing is answered for as long as the server runs.
        case never
    }

    private let state = Mutex<(messages: [Message], answers: [Answer])>(([], []))

    /// Runs `body` with a receiver and its URL.
    static func run<Result: Sendable>(
        _ body: (Receiver, _ url: String) async throws -> Result
    ) async throws -> Result {
        let receiver = Receiver()
        return try await LoopbackServer.run(answering: { try await receiver.take($0, $1) }) { url in
            try await body(receiver, url.absoluteString + "/hook")
        }
    }

    /// What the next messages that are no `alive` are answered with; those after them with 200.
    func answer(_ answers: Answer...) {
        state.withLock { $0.answers += answers }
    }

    var messages: [Message] { state.withLock(\.messages) }

    func messages(_ type: String) -> [Message] { messages.filter { $0.type == type } }

    /// Waits until so many messages of a type have come.
    func wait(for count: Int, _ type: String) async throws -> [Message] {
        try await eventually("\(count) messages of the type \(type) have come") { messages(type).count >= count }
        return messages(type)
    }

    private func take(_ request: Request, _ body: String) async throws -> Response {
        let headers = Dictionary(request.headers.map { ($0.name.canonicalName, $0.value) }) { first, _ in first }
        let message = Message(path: request.uri.string, headers: headers, body: body)
        let answer = state.withLock { state in
            state.messages.append(message)
            let isAlive = message.type == "alive" && message.data?["test"] == nil
            return isAlive || state.answers.isEmpty ? Answer.status(200) : state.answers.removeFirst()
        }
        switch answer {
        case .status(let code, let headers):
            var fields = HTTPFields()
            for (name, value) in headers { HTTPField.Name(name).map { fields[$0] = value } }
            return Response(status: .init(code: code), headers: fields)
        case .never:
            for await _ in AsyncStream<Never>.makeStream().stream {}
            return Response(status: .ok)
        }
    }
}
