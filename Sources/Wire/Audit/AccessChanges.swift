public import Foundation

/// The changes that admins made to the caller's access and that the caller has not read yet, oldest first.
public struct GetAccessChanges: Request {
    public static let type = RequestType.universalGetAccessChanges
    public static let callers: Callers = .persons

    /// Marks the changes up to this one as read, so that they are not returned again.
    public let readThrough: Int64?

    public struct Reply: Codable, Sendable {
        public let accessChanges: [AccessChangeRecord]
    }
}

/// A change that an admin made to a person's access.
public struct AccessChangeRecord: Codable, Equatable, Sendable {
    public let accessChangeID: Int64
    public let changedAt: Date
    /// A stable value: `password`, `totp_removed`, `claim_code`, `email`, `classification`, `disabled`, `enabled`,
    /// `zones`, `groups`.
    public let change: String
    /// The first name of the admin who made the change; nil once the admin is erased.
    public let firstName: String?
    public let lastName: String?
}
