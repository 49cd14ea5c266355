import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
public import Wire

extension RollcallClient {
    /// Sends a request and returns its reply. Where the server wants the session confirmed first, that is done and the
    /// request sent once more.
    ///
    /// - Throws: `Failure` where the server refuses; `ClientError` for everything else.
    public func send<R: Request>(_ request: R) async throws -> R.Reply {
        do {
            return try await post(request).decoded(as: R.Reply.self, from: server)
        } catch let failure as Failure where failure.code == .confirmationNecessary {
            guard let confirming else { throw failure }
            try await confirm(confirming)
            return try await post(request).decoded(as: R.Reply.self, from: server)
        }
    }

    private func confirm(_ confirming: Confirming) async throws {
        do {
            _ = try await post(try confirming(false)).decoded(as: Confirm.Reply.self, from: server)
        } catch let failure as Failure where failure.code == .totpNecessary {
            _ = try await post(try confirming(true)).decoded(as: Confirm.Reply.self, from: server)
        }
    }

    /// Posts a request in its envelope; the answer is whatever came back.
    func post(_ request: some Request) async throws -> Answer {
        var message = HTTPClientRequest(url: server + "/post")
        message.method = .POST
        message.headers.add(name: "content-type", value: "application/json")
        message.headers.add(name: "accept", value: "application/json")
        message.body = .bytes(try encoded(request))
        return try await answer(to: message)
    }

    /// Sends a message with this client's credential and reads the whole answer, within the time-out.
    func answer(to message: HTTPClientRequest) async throws -> Answer {
        do {
            let response = try await http.execute(authorised(message), timeout: TimeAmount(timeout))
            let body = try await response.body.collect(upTo: Self.largestReply)
            return Answer(status: response.status.code, headers: response.headers, body: body)
        } catch {
            throw ClientError.thrown(for: error, server: server)
        }
    }

    func authorised(_ message: HTTPClientRequest) -> HTTPClientRequest {
        var message = message
        if let (name, value) = credential.header {
            message.headers.add(name: name, value: value)
        }
        return message
    }

    private func encoded(_ request: some Request) throws -> ByteBuffer {
        do {
            return ByteBuffer(bytes: try WireJSON.encoder().encode(RequestEnvelope(request)))
        } catch {
            throw ClientError(unsendable: error)
        }
    }
}
