public import Foundation
public import Vocabulary

/// One entry of the audit: who did what, to whom, when and from where.
public struct AuditRecord: Codable, Equatable, Sendable {
    public let auditID: Int64
    public let at: Date
    /// A stable word, such as `person_edited` or `looked_at_location`.
    public let action: String
    /// Nil if no person was logged in, and where a scanner or the server itself acted.
    public let actor: AuditPartyRecord?
    /// Whom it was about, or whose whereabouts were seen.
    public let targets: [AuditPartyRecord]
    /// Whether it was about all people.
    public let ofAllPeople: Bool
    /// Words and numbers of things, never of persons.
    public let details: [String: String]
    /// The IP address it was done from.
    public let address: String?
}

/// A person in the audit. Of a person who was erased only the random number is left.
public struct AuditPartyRecord: Codable, Equatable, Sendable {
    /// Random; it means nothing outside the audit.
    public let subjectID: UUID
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
}

/// The audit, the newest entry first: who looked at whose whereabouts, who changed what, logins and refusals.
///
/// Refusals of one person, type and minute are one entry; where there was more than one, its detail `count` says how
/// many. The first is told: its time and its address.
public struct GetAudit: Request {
    public static let type = RequestType.adminGetAudit

    /// Text that the action or a detail must hold, in any case.
    public let search: String?
    /// Only this one, such as `login_refused`.
    public let action: String?
    /// Only what this person did.
    public let actorID: Int64?
    /// Only what was about this person.
    public let personID: Int64?
    public let from: Date?
    public let to: Date?
    /// Only entries that follow this one: the `next` of the page before. Absent for the first page.
    public let before: Int64?
    /// Entries on a page, 1…1,000; 100 if absent.
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let entries: [AuditRecord]
        /// How many there are in all, on this page and on the others, counted up to 1,000: that stands for 1,000 or
        /// more.
        public let total: Int
        /// What to give as `before` for the next page; absent if there is none.
        public let next: Int64?
    }
}

/// A person looked at the whereabouts of the person who asks.
public struct LookRecord: Codable, Equatable, Sendable {
    public let at: Date
    /// How: `looked_at_location`, `looked_at_history`, `looked_at_room`, `looked_at_whereabouts`, `looked_at_muster`,
    /// `looked_at_corrections`, `looked_at_alerts`, `looked_at_unlocks`, `watched_events`, `exported_person`, `queried`
    /// (a statement over the reports), or another word to come.
    public let action: String
    /// Who; nil once that person is erased, and for helpers.
    public let firstName: String?
    public let lastName: String?
    public let classification: Classification?
    /// Whether it was a person without an account, at a roll-call.
    public var byHelper: Bool = false
}

/// Who looked at the whereabouts of the person who asks, the newest first.
public struct GetOwnAudit: Request {
    public static let type = RequestType.studentGetAudit

    /// Text that the action must hold, in any case.
    public let search: String?
    /// Only looks that follow this one: the `next` of the page before. Absent for the first page.
    public let before: Int64?
    /// Looks on a page, 1…1,000; 100 if absent.
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let looks: [LookRecord]
        /// How many there are in all, on this page and on the others, counted up to 1,000: that stands for 1,000 or
        /// more.
        public let total: Int
        /// What to give as `before` for the next page; absent if there is none.
        public let next: Int64?
    }
}
