public import Foundation

/// Changes the password of the person who asks. All their other sessions end, and this one gets a new token.
public struct ChangePassword: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalChangePassword

    /// The one that holds until now.
    public let password: String
    /// 8…256 characters, another one than before, and none of those that most people use.
    public let newPassword: String
}

/// Takes an account over with the one-time code that an admin gave out, and sets its password. Logging in comes after
/// that. All sessions of the account end.
///
/// A wrong name and a wrong, expired or used code are answered alike; too many of them with `slow_down`.
public struct ClaimAccount: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalClaimAccount

    /// The e-mail address, in any case.
    public let username: String
    /// In any case, with or without its dashes.
    public let code: String
    /// 8…256 characters, and none of those that most people use.
    public let password: String
}

/// Makes a one-time code with which a person takes their account over and chooses a password
/// (`universal.claim_account`). It is shown once; a code given out before means nothing any more.
public struct IssueClaimCode: Request {
    public static let type = RequestType.adminIssueClaimCode

    /// The account, by its e-mail address in any case; not that of the admin who asks.
    public let email: String

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// To be handed to the person: 16 characters in groups of four.
        public let code: String
        /// Until when it holds.
        public let expiresAt: Date
    }
}
