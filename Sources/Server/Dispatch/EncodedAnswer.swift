import Foundation
import Wire

/// An answer as bytes of JSON, and what it does to the session cookie.
struct EncodedAnswer: Sendable {
    let json: Data
    let cookie: CookieChange

    init<Reply: Encodable & Sendable>(_ answer: Answer<Reply>) throws {
        json = try WireJSON.encoder().encode(SuccessReply(answer.reply))
        cookie = answer.cookie
    }
}
