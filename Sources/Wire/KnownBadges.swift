public import Beacon
public import Foundation
public import Vocabulary

/// A badge of the school, carried or not.
public struct KnownBadgeRecord: Codable, Equatable, Sendable {
    public let badgeID: Int64
    public let uuid: ProximityUUID
    public let majorKey: Int
    public let minorKey: Int
    public let address: DeviceAddress?
    public let state: BadgeState
    /// Who carries it, or carried it last. Nil where nobody ever did, and where they were erased.
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// When it was handed to them.
    public let issuedAt: Date?
    public let returnedAt: Date?
    public let lostAt: Date?
    /// When a scanner last heard it since it came back or was lost, to half a minute; nil where none did, and while
    /// somebody carries it.
    public let lastHeardAt: Date?

    enum CodingKeys: String, CodingKey {
        case badgeID = "badge_id"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address, state
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case issuedAt = "issued_at"
        case returnedAt = "returned_at"
        case lostAt = "lost_at"
        case lastHeardAt = "last_heard_at"
    }

    public init(
        badgeID: Int64, uuid: ProximityUUID, majorKey: Int, minorKey: Int, address: DeviceAddress? = nil,
        state: BadgeState, personID: Int64? = nil, email: String? = nil, firstName: String? = nil,
        lastName: String? = nil, issuedAt: Date? = nil, returnedAt: Date? = nil, lostAt: Date? = nil,
        lastHeardAt: Date? = nil
    ) {
        self.badgeID = badgeID
        self.uuid = uuid
        self.majorKey = majorKey
        self.minorKey = minorKey
        self.address = address
        self.state = state
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.issuedAt = issuedAt
        self.returnedAt = returnedAt
        self.lostAt = lostAt
        self.lastHeardAt = lastHeardAt
    }
}

/// Badges by number, found in pages. `search` looks at the number, the keys (`60000/1`), and the name and address of
/// who carries a badge or carried it last.
public struct GetBadges: Request, ListRequest {
    public static let type = RequestType.adminGetBadges

    /// Only badges in this state.
    public let state: BadgeState?
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case state, search, page
        case pageSize = "page_size"
    }

    public init(state: BadgeState? = nil, search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.state = state
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let badges: [KnownBadgeRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(badges: [KnownBadgeRecord], total: Int) {
            self.badges = badges
            self.total = total
        }
    }
}
