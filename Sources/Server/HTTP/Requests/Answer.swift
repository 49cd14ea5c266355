import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import Store
import Vocabulary
import Wire

/// A reply, and its effect on the session cookie.
struct Answer<Reply: Sendable>: Sendable {
    let reply: Reply
    var cookie = CookieChange.keep
}

/// A reply of any type, and its effect on the session cookie.
struct AnyAnswer: Sendable {
    let reply: any Encodable & Sendable
    let cookie: CookieChange
    private var written: ByteBuffer?

    init<Reply: Encodable & Sendable>(_ answer: Answer<Reply>) {
        (reply, cookie) = (answer.reply, answer.cookie)
    }

    /// A reply that is already encoded.
    init(_ reply: some Encodable & Sendable, writtenAs json: Data) {
        (self.reply, cookie) = (reply, .keep)
        written = ByteBuffer(bytes: json)
    }

    /// Returns the reply with `successful` beside it.
    func json() throws -> ByteBuffer { try written ?? Self.write(reply) }

    /// Returns the same answer, encoded once for all its readers.
    func writing() throws -> AnyAnswer {
        var copy = self
        copy.written = try json()
        return copy
    }

    private static func write(_ reply: some Encodable) throws -> ByteBuffer {
        if let direct = reply as? any DirectlyWritten { return ByteBuffer(bytes: direct.successBytes) }
        return ByteBuffer(bytes: try WireJSON.encoder().encode(SuccessReply(reply)))
    }
}

/// An answer in JSON as it is sent, by posts and by routes.
struct WrittenAnswer: Sendable {
    let status: HTTPResponse.Status
    var headers: HTTPFields
    let body: ByteBuffer

    /// Replies contain personal data, so caches must not store them.
    /// - Parameter cookies: `Set-Cookie` headers.
    init(json: ByteBuffer, status: HTTPResponse.Status = .ok, cookies: [String] = []) {
        (self.status, headers, body) = (status, Self.usual, json)
        headers.append(HTTPField(name: .contentLength, value: String(json.readableBytes)))
        for cookie in cookies { headers.append(HTTPField(name: .setCookie, value: cookie)) }
    }

    init(failure: Failure) {
        self.init(json: ByteBuffer(bytes: failure.json), status: HTTPResponse.Status(code: failure.code.status))
        if let retryAfter = failure.retryAfter {
            headers.append(HTTPField(name: .retryAfter, value: String(retryAfter)))
        }
    }

    /// The headers of every answer, built once.
    private static let usual: HTTPFields = {
        var fields: HTTPFields = [.contentType: "application/json; charset=utf-8"]
        Middleware.SecurityHeaders.add(to: &fields)
        return fields
    }()
}
