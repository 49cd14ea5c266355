public import Foundation

/// Makes a one-time code with which a person takes their account over and chooses a password
/// (`universal.claim_account`). It is shown once; a code given out before means nothing any more.
public struct IssueClaimCode: Request {
    public static let type = RequestType.adminIssueClaimCode

    /// The account, by its e-mail address in any case; not that of the admin who asks.
    public let email: String

    public init(email: String) {
        self.email = email
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// To be handed to the person: 16 characters in groups of four.
        public let code: String
        /// Until when it holds.
        public let expiresAt: Date

        enum CodingKeys: String, CodingKey {
            case code
            case expiresAt = "expires_at"
        }

        public init(code: String, expiresAt: Date) {
            self.code = code
            self.expiresAt = expiresAt
        }
    }
}
