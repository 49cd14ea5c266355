public import Foundation

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

    enum CodingKeys: String, CodingKey {
        case search
        case action
        case actorID = "actor_id"
        case personID = "person_id"
        case from
        case to
        case before
        case pageSize = "page_size"
    }

    public init(
        search: String? = nil, action: String? = nil, actorID: Int64? = nil, personID: Int64? = nil, from: Date? = nil,
        to: Date? = nil, before: Int64? = nil, pageSize: Int? = nil
    ) {
        self.search = search
        self.action = action
        self.actorID = actorID
        self.personID = personID
        self.from = from
        self.to = to
        self.before = before
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let entries: [AuditRecord]
        /// How many there are in all, on this page and on the others, counted up to 1,000: that stands for 1,000 or more.
        public let total: Int
        /// What to give as `before` for the next page; absent where there is none.
        public let next: Int64?

        public init(entries: [AuditRecord], total: Int, next: Int64? = nil) {
            self.entries = entries
            self.total = total
            self.next = next
        }
    }
}
