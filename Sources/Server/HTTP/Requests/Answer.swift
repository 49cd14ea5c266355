import Foundation
import HTTPTypes
import NIOCore
import Store
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
