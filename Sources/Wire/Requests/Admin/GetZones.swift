/// Zones, found by `search` and in pages.
public struct GetZones: Request, ListRequest {
    public static let type = RequestType.adminGetZones

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
        public let zones: [ZoneRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(zones: [ZoneRecord], total: Int) {
            self.zones = zones
            self.total = total
        }
    }
}
