import Foundation

/// What an answer does to the cookies.
struct CookieChange: Equatable, Sendable {
    /// A token in place of the one that was shown, or none any more.
    enum Session: Equatable, Sendable {
        case keep
        /// - Parameter lifetime: in seconds.
        case set(token: String, lifetime: TimeInterval)
        case clear
    }

    var session = Session.keep
    /// The token by which this browser is known from now on.
    var device: String?

    static let keep = CookieChange()
    static let clear = CookieChange(session: .clear)
}
