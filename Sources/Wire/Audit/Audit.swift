public import Foundation

/// One entry of the audit: who did what, to whom, when and from where.
public struct AuditRecord: Codable, Equatable, Sendable {
    public let auditID: Int64
    public let at: Date
    /// A stable value, such as `person_edited` or `looked_at_location`.
    public let action: String
    /// Nil if the caller was not logged in, or if a scanner or the server itself acted.
    public let actor: AuditPartyRecord?
    /// The people it was about, or whose whereabouts were seen.
    public let targets: [AuditPartyRecord]
    /// Whether it was about all people known at the time.
    public let ofAllPeople: Bool
    /// Values and IDs of things, never of persons.
    public let details: [String: String]
    /// The IP address from which it was done.
    public let address: String?
}

/// A person in the audit. After a person is erased, only the random ID is left.
public struct AuditPartyRecord: Codable, Equatable, Sendable {
    /// Random; it means nothing outside the audit.
    public let subjectID: UUID
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
}

/// The audit, newest entry first: who looked at whose whereabouts, who changed what, logins and refusals.
///
/// Refusals of the same person, type and minute form one entry with the time and address of the first. If there was
/// more than one, its detail `count` gives their number.
public struct GetAudit: Request {
    public static let type = RequestType.adminGetAudit
    public static let callers: Callers = .admin

    /// Only entries whose action or details contain this text, ignoring case.
    public let search: String?
    /// Only entries with this action, such as `login_refused`.
    public let action: String?
    /// Only entries about actions of this person.
    public let actorID: Int64?
    /// Only entries that concern this person.
    public let personID: Int64?
    public let from: Date?
    public let to: Date?
    /// Only entries after this one: the `next` of the previous page. Absent for the first page.
    public let before: Int64?
    /// Entries per page, 1…1,000; 100 if absent.
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let entries: [AuditRecord]
        /// The total number of matches on all pages, counted up to 1,000: that value stands for 1,000 or more.
        public let total: Int
        /// The value of `before` for the next page; absent if there is none.
        public let next: Int64?
    }
}

/// Who looked at the caller's whereabouts, newest first.
public struct GetOwnAudit: Request {
    public static let type = RequestType.studentGetAudit
    public static let callers: Callers = .persons

    /// Only accesses whose action contains this text, ignoring case.
    public let search: String?
    /// Only accesses after this one: the `next` of the previous page. Absent for the first page.
    public let before: Int64?
    /// Accesses per page, 1…1,000; 100 if absent.
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let looks: [LookRecord]
        /// The total number of matches on all pages, counted up to 1,000: that value stands for 1,000 or more.
        public let total: Int
        /// The value of `before` for the next page; absent if there is none.
        public let next: Int64?
    }
}
