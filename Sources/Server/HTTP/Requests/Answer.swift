import Foundation
import HTTPTypes
import NIOCore
import Store
import Wire

/// A reply, and what it does to the session cookie.
struct Answer<Reply: Sendable>: Sendable {
    let reply: Reply
    var cookie = CookieChange.keep
}

/// A reply of whatever type, and what it does to the session cookie.
struct AnyAnswer: Sendable {
    let reply: any Encodable & Sendable
    let cookie: CookieChange
    private var written: ByteBuffer?

    init<Reply: Encodable & Sendable>(_ answer: Answer<Reply>) {
        (reply, cookie) = (answer.reply, answer.cookie)
    }

    /// A reply that was written before.
    init(_ reply: some Encodable & Sendable, writtenAs json: Data) {
        (self.reply, cookie) = (reply, .keep)
        written = ByteBuffer(bytes: json)
    }

    /// The reply with `successful` beside it.
    func json() throws -> ByteBuffer { try written ?? Self.write(reply) }

    /// The same, written once for all who read it.
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
    var browser: String?

    static let keep = CookieChange()
    static let clear = CookieChange(session: .clear)
}

extension CookieChange {
    /// The `Set-Cookie` headers of an answer.
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

/// A cookie of ours. Scripts cannot read it and other sites' pages do not send it.
struct Cookie: Sendable {
    let name: String

    /// Holds a person's session token.
    static let session = Cookie(name: "rollcall_session")
    /// Holds the token of a helper's phone.
    static let helper = Cookie(name: "rollcall_helper")
    /// Tells that a person logged in before in this browser; it opens nothing.
    static let browser = Cookie(name: "rollcall_device")

    /// The value a request shows, where it shows one.
    func value(in headers: HTTPFields) -> String? {
        for header in headers[values: .cookie] {
            for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
                let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1).map(\.withoutSpaces)
                if parts.count == 2, parts[0].elementsEqual(name.utf8) { return String(Substring(parts[1])) }
            }
        }
        return nil
    }

    /// The `Set-Cookie` header (RFC 6265).
    /// - Parameters:
    ///   - lifetime: in seconds; 0 takes the cookie away.
    ///   - isSecure: whether it is for encrypted connections alone.
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
