public import Foundation

/// A login as its owner sees it.
public struct SessionRecord: Codable, Equatable, Sendable {
    public let sessionID: Int64
    public let createdAt: Date
    /// When it was used last, to the minute.
    public let usedAt: Date
    /// When it ends, however much it is used.
    public let expiresAt: Date
    /// The IP address it was begun from.
    public let address: String
    /// The program it was begun with, as it named itself (`User-Agent`).
    public let agent: String?
    /// Whether it is the one that asks.
    public let isCurrent: Bool
}

/// The sessions of the person who asks, the one used last first.
public struct GetSessions: Request {
    public static let type = RequestType.universalGetSessions

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let sessions: [SessionRecord]
    }
}

/// Ends one session of the person who asks.
public struct EndSession: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalEndSession

    public let sessionID: Int64
}

/// Confirms the session that asks: its person shows the password again, and a one-time code where they use them. For
/// some minutes the session may then do what opens accounts and tells what the school keeps; without it such requests
/// answer `confirmation_necessary`.
public struct Confirm: Request {
    public static let type = RequestType.universalConfirm

    public let password: String
    /// A new one-time code, or a recovery code; answered with `totp_necessary` where it is absent and has to be there.
    public let code: String?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// By the clock on the server's machine.
        public let confirmedUntil: Date
    }
}
