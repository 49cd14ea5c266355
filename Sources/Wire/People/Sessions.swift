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

    public struct Reply: Codable, Sendable {
        public let sessions: [SessionRecord]
    }
}

/// Ends one of the caller's sessions.
public struct EndSession: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalEndSession

    public let sessionID: Int64
}

/// Confirms the caller's session with the password and, if the person uses them, a one-time code. For some minutes the
/// session may then make requests that open accounts or return confidential data; without confirmation they are
/// answered with `confirmation_necessary`.
public struct Confirm: Request {
    public static let type = RequestType.universalConfirm

    public let password: String
    /// A new one-time code, or a recovery code. The answer is `totp_necessary` if it is required and absent.
    public let code: String?

    public struct Reply: Codable, Sendable {
        /// Until when the session is confirmed, by the server's clock.
        public let confirmedUntil: Date
    }
}
