public import Foundation

/// Takes over an account with the one-time code that an admin issued, and sets its password. The person must then log
/// in. All sessions of the account end.
///
/// A wrong name and a wrong, expired or used code get the same answer. Too many attempts are answered with `slow_down`.
public struct ClaimAccount: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalClaimAccount
    public static let callers: Callers = .strangers

    /// The e-mail address, ignoring case.
    public let username: String
    /// Case-insensitive, with or without its dashes.
    public let code: String
    /// 8…256 characters, and not among the most common passwords.
    public let password: String
}

/// Issues a one-time code with which a person takes over their account and chooses a password
/// (`universal.claim_account`). It is shown once; an earlier code becomes invalid.
public struct IssueClaimCode: Request {
    public static let type = RequestType.adminIssueClaimCode
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// The account, by its e-mail address, ignoring case; not the caller's own.
    public let email: String

    public struct Reply: Codable, Sendable {
        /// The code to give to the person: 16 characters in groups of four.
        public let code: String
        /// When it expires.
        public let expiresAt: Date
    }
}

/// A one-time code with which the owner of an account takes it over.
public struct ClaimCodeRecord: Codable, Equatable, Sendable {
    public let email: String
    /// Shown once: only its hash is kept.
    public let code: String
}
