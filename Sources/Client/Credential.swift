/// How a client shows who it is.
public enum Credential: Sendable {
    case none
    /// A person: the opaque token of the session cookie.
    case session(String)
    /// A scanner node: its token.
    case bearer(String)
}

extension Credential {
    /// The header that carries it; nil where there is nothing to show.
    var header: (name: String, value: String)? {
        switch self {
        case .none: nil
        case .session(let token): ("cookie", "\(SessionCookie.name)=\(token)")
        case .bearer(let token): ("authorization", "Bearer \(token)")
        }
    }
}
