/// Students, found by `search` and in pages.
public struct GetStudents: Request, ListRequest {
    public static let type = RequestType.adminGetStudents

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search, page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    public struct Reply: Codable, Sendable {
        public let students: [PersonRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(students: [PersonRecord], total: Int) {
            self.students = students
            self.total = total
        }
    }
}
