public import Foundation

/// The audit, the newest entry first: who looked at whose whereabouts, who changed what, logins and refusals.
public struct GetAudit: Request, ListRequest {
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
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search
        case action
        case actorID = "actor_id"
        case personID = "person_id"
        case from
        case to
        case page
        case pageSize = "page_size"
    }

    public init(
        search: String? = nil, action: String? = nil, actorID: Int64? = nil, personID: Int64? = nil, from: Date? = nil,
        to: Date? = nil, page: Int? = nil, pageSize: Int? = nil
    ) {
        self.search = search
        self.action = action
        self.actorID = actorID
        self.personID = personID
        self.from = from
        self.to = to
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let entries: [AuditRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(entries: [AuditRecord], total: Int) {
            self.entries = entries
            self.total = total
        }
    }
}
