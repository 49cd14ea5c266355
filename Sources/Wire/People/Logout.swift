/// Ends the session.
public struct Logout: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalLogout
    public static let callers: Callers = .persons
}

/// Ends all sessions of the caller, including this one.
public struct LogoutEverywhere: Request {
    public static let type = RequestType.universalLogoutEverywhere
    public static let callers: Callers = .persons

    public struct Reply: Codable, Sendable {
        /// The number of sessions that were ended.
        public let ended: Int
    }
}
