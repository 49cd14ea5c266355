/// What an answer does to the session cookie.
enum CookieChange: Equatable, Sendable {
    case keep
    case set(token: String)
    case clear
}
