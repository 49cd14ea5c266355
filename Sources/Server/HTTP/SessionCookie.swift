import HTTPTypes
import Hummingbird

/// The cookie that holds a person's session token.
enum SessionCookie {
    static let name = "rollcall_session"

    /// The token a request shows, where it shows one.
    static func token(in headers: HTTPFields) -> String? {
        for header in headers[values: .cookie] {
            for pair in header.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimming(while: \.isWhitespace) }
                if parts.count == 2, parts[0] == name { return String(parts[1]) }
            }
        }
        return nil
    }

    /// Scripts cannot read it and other sites' pages do not send it.
    static func header(for change: CookieChange) -> String? {
        let attributes = "Path=/; HttpOnly; SameSite=Strict"
        switch change {
        case .keep: return nil
        case .set(let token): return "\(name)=\(token); Max-Age=\(Int(LoginHandler.sessionLength)); \(attributes)"
        case .clear: return "\(name)=; Max-Age=0; \(attributes)"
        }
    }
}

extension Substring {
    fileprivate func trimming(while matches: (Character) -> Bool) -> Substring {
        var rest = drop(while: matches)
        while let last = rest.last, matches(last) { rest.removeLast() }
        return rest
    }
}
