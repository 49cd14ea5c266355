/// Groups (classes, courses), found by `search` and in pages.
public struct GetGroups: Request, ListRequest {
    public static let type = RequestType.adminGetGroups

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
        public let groups: [GroupRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(groups: [GroupRecord], total: Int) {
            self.groups = groups
            self.total = total
        }
    }
}
