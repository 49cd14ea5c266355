/// A reply, and what it does to the session cookie.
struct Answer<Reply: Sendable>: Sendable {
    let reply: Reply
    var cookie = CookieChange.keep
}
