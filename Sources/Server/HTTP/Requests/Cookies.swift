import Foundation
import HTTPTypes
import NIOCore
import Store
import Wire

/// The effect of an answer on the cookies.
struct CookieChange: Equatable, Sendable {
    /// Whether the session token is kept, replaced or cleared.
    enum Session: Equatable, Sendable {
        case keep
        /// - Parameter lifetime: in seconds.
        case set(token: String, lifetime: TimeInterval)
        case clear
    }

    var session = Session.keep
    /// The token by which this browser is recognised from now on.
    var browser: String?

    static let keep = CookieChange()
    static let clear = CookieChange(session: .clear)
}

extension CookieChange {
    /// Returns the `Set-Cookie` headers of an answer.
    func headers(isSecure: Bool) -> [String] {
        var headers: [String] = []
        switch session {
        case .keep: break
        case .set(let token, let lifetime):
            headers.append(Cookie.session.header(token, lifetime: lifetime, isSecure: isSecure))
        case .clear: headers.append(Cookie.session.header("", lifetime: 0, isSecure: isSecure))
        }
        if let browser {
            headers.append(Cookie.browser.header(browser, lifetime: KnownBrowserRepository.memory, isSecure: isSecure))
        }
        return headers
    }
}

/// A cookie of this server. Scripts cannot read it, and pages of other sites do not send it.
struct Cookie: Sendable {
    let name: String

    /// Holds a person's session token.
    static let session = Cookie(name: "rollcall_session")
    /// Holds the token of a helper's phone.
    static let helper = Cookie(name: "rollcall_helper")
    /// Shows that a person has logged in before in this browser; it grants no access.
    static let browser = Cookie(name: "rollcall_device")

    /// Returns the value in a request; nil if absent.
    func value(in headers: HTTPFields) -> String? {
        for header in headers[values: .cookie] {
            for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
                let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1).map(\.withoutSpaces)
                if parts.count == 2, parts[0].elementsEqual(name.utf8) { return String(Substring(parts[1])) }
            }
        }
        return nil
    }

    /// Returns the `Set-Cookie` header (RFC 6265).
    /// - Parameters:
    ///   - lifetime: in seconds; 0 deletes the cookie.
    ///   - isSecure: whether it is only for encrypted connections.
    func header(_ value: String, lifetime: TimeInterval, isSecure: Bool) -> String {
        "\(name)=\(value); Max-Age=\(Int(max(0, lifetime))); Path=/; HttpOnly; SameSite=Strict"
            + (isSecure ? "; Secure" : "")
    }
}

extension Substring.UTF8View {
    fileprivate var withoutSpaces: Substring.UTF8View {
        var rest = drop { Self.isSpace($0) }
        while let last = rest.last, Self.isSpace(last) { rest.removeLast() }
        return rest
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
