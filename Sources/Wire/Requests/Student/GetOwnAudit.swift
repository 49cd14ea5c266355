/// Who looked at the whereabouts of the student who asks, the newest first.
public struct GetOwnAudit: Request {
    public static let type = RequestType.studentGetAudit

    /// Text that the action must hold, in any case.
    public let search: String?
    /// Only looks that follow this one: the `next` of the page before. Absent for the first page.
    public let before: Int64?
    /// Looks on a page, 1…1,000; 100 if absent.
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search
        case before
        case pageSize = "page_size"
    }

    public init(search: String? = nil, before: Int64? = nil, pageSize: Int? = nil) {
        self.search = search
        self.before = before
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let looks: [LookRecord]
        /// How many there are in all, on this page and on the others, counted up to 1,000: that stands for 1,000 or more.
        public let total: Int
        /// What to give as `before` for the next page; absent where there is none.
        public let next: Int64?

        public init(looks: [LookRecord], total: Int, next: Int64? = nil) {
            self.looks = looks
            self.total = total
            self.next = next
        }
    }
}
