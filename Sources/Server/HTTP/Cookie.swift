import Foundation
import HTTPTypes

/// A cookie of ours. Scripts cannot read it and other sites' pages do not send it.
struct Cookie: Sendable {
    let name: String

    /// Holds a person's session token.
    static let session = Cookie(name: "rollcall_session")
    /// Tells that somebody logged in before in this browser; it opens nothing.
    static let device = Cookie(name: "rollcall_device")

    /// The value a request shows, where it shows one.
    func value(in headers: HTTPFields) -> String? {
        for header in headers[values: .cookie] {
            for pair in header.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimming(while: \.isWhitespace) }
                if parts.count == 2, parts[0] == name { return String(parts[1]) }
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

extension Substring {
    fileprivate func trimming(while matches: (Character) -> Bool) -> Substring {
        var rest = drop(while: matches)
        while let last = rest.last, matches(last) { rest.removeLast() }
        return rest
    }
}
