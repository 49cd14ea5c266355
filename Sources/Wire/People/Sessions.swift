public import Foundation

/// A login, as its owner sees it.
public struct SessionRecord: Codable, Equatable, Sendable {
    public let sessionID: Int64
    public let createdAt: Date
    /// When it was last used, to the minute.
    public let usedAt: Date
    /// When it ends, regardless of use.
    public let expiresAt: Date
    /// The IP address from which it was started.
    public let address: String
    /// The program with which it was started, by its `User-Agent`.
    public let agent: String?
    /// Whether it is the session of this request.
    public let isCurrent: Bool
}

/// The caller's sessions, most recently used first.
public struct GetSessions: Request {
    public static let type = RequestType.universalGetSessions
    public static let callers: Callers = .persons

    public struct Reply: Codable, Sendable {
        public let sessions: [SessionRecord]
    }
}

/// Ends one of the caller's sessions.
public struct EndSession: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalEndSession
    public static let callers: Callers = .persons

    public let sessionID: Int64
}
