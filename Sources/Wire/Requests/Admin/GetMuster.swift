public import Foundation

/// The muster list: everybody with the last known room, how old that knowledge is, and whether they were seen in
/// person. Those not accounted for come first. All staff see the whole list; each look is audited. Without a page and
/// a page's size the whole of it comes back: nobody is cut off in an emergency.
public struct GetMuster: Request, ListRequest {
    public static let type = RequestType.adminGetMuster

    /// Only people whose names or address hold this text, in any case.
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
        public let at: Date
        /// The roll-call in progress.
        public let muster: MusterRecord?
        /// How many were seen in person, on this page and on the others.
        public let accountedFor: Int
        public let people: [MusterLineRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        enum CodingKeys: String, CodingKey {
            case at
            case muster
            case accountedFor = "accounted_for"
            case people
            case total
        }

        public init(
            at: Date, muster: MusterRecord? = nil, accountedFor: Int, people: [MusterLineRecord], total: Int
        ) {
            self.at = at
            self.muster = muster
            self.accountedFor = accountedFor
            self.people = people
            self.total = total
        }
    }
}
