/// Who looked at the whereabouts of the student who asks, the newest first.
public struct GetOwnAudit: Request, ListRequest {
    public static let type = RequestType.studentGetAudit

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let looks: [LookRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(looks: [LookRecord], total: Int) {
            self.looks = looks
            self.total = total
        }
    }
}
