import Foundation
import Wire

/// What answers one request type.
protocol Handler {
    associatedtype Arguments: Wire.Request

    /// Throws `Failure` or `StoreError` for what the caller is to be told.
    static func handle(_ arguments: Arguments, _ context: HandlerContext) async throws -> Arguments.Reply

    /// The same for the few that log in or out; all others have the reply alone.
    static func answer(_ arguments: Arguments, _ context: HandlerContext) async throws -> Answer<Arguments.Reply>
}

extension Handler {
    static func answer(_ arguments: Arguments, _ context: HandlerContext) async throws -> Answer<Arguments.Reply> {
        Answer(reply: try await handle(arguments, context))
    }
}

/// A reply, and what it does to the session cookie.
struct Answer<Reply: Sendable>: Sendable {
    let reply: Reply
    var cookie = CookieChange.keep
}

/// An answer as bytes of JSON, and what it does to the session cookie.
struct EncodedAnswer: Sendable {
    let json: Data
    let cookie: CookieChange

    init<Reply: Encodable & Sendable>(_ answer: Answer<Reply>) throws {
        json = try WireJSON.encoder().encode(SuccessReply(answer.reply))
        cookie = answer.cookie
    }
}
