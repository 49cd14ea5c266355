/// The people of a group, found by `search` and in pages.
public struct GetGroupMembers: Request, ListRequest {
    public static let type = RequestType.adminGetGroupMembers

    public let groupID: Int64
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(groupID: Int64, search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.groupID = groupID
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let members: [MemberRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(members: [MemberRecord], total: Int) {
            self.members = members
            self.total = total
        }
    }
}
