/// Doors, found by the numbers of their rooms and in pages.
public struct GetDoors: Request, ListRequest {
    public static let type = RequestType.adminGetDoors

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
        public let doors: [DoorRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(doors: [DoorRecord], total: Int) {
            self.doors = doors
            self.total = total
        }
    }
}
