public import Foundation

/// What admins changed of the access of the person who asks, the oldest first, for as long as it was not read.
public struct GetAccessChanges: Request {
    public static let type = RequestType.universalGetAccessChanges

    /// The changes up to this one were read, and are told no more.
    public let readThrough: Int64?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let accessChanges: [AccessChangeRecord]
    }
}

/// One thing that an admin changed of a person's access.
public struct AccessChangeRecord: Codable, Equatable, Sendable {
    public let accessChangeID: Int64
    public let changedAt: Date
    /// A stable word: `password`, `totp_removed`, `claim_code`, `email`, `classification`, `disabled`, `enabled`,
    /// `zones`, `groups`.
    public let change: String
    /// Of the admin who did it; nil once they are erased.
    public let firstName: String?
    public let lastName: String?
}
