public import Foundation
public import Vocabulary

/// How many people are believed to be in each state.
public struct StateCounts: Codable, Equatable, Sendable {
    public let present: Int
    public let unknown: Int
    public let left: Int

    public init(present: Int, unknown: Int, left: Int) {
        (self.present, self.unknown, self.left) = (present, unknown, left)
    }
}

/// Who is where now, by name: everybody who was ever heard, or of whom somebody said where they
/// are, and whom the caller may see.
public struct GetWhereabouts: Request, ListRequest {
    public static let type = RequestType.adminGetWhereabouts

    /// Only who is in this zone, or was last known to be.
    public let zoneName: String?
    /// Only members of this group.
    public let groupID: Int64?
    /// Only who is in this state.
    public let state: WhereaboutsState?
    /// Whether only members of the groups that the caller belongs to.
    public let ownGroups: Bool?
    /// Only people whose names, address or room hold this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case groupID = "group_id"
        case ownGroups = "own_groups"
        case state
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        zoneName: String? = nil, groupID: Int64? = nil, state: WhereaboutsState? = nil, ownGroups: Bool? = nil,
        search: String? = nil, page: Int? = nil, pageSize: Int? = nil
    ) {
        self.zoneName = zoneName
        self.groupID = groupID
        self.state = state
        self.ownGroups = ownGroups
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let at: Date
        /// The newest change that is among this: `GET /events` with it as `Last-Event-ID` goes on from here.
        public let eventID: Int64
        public let people: [LocationRecord]
        /// Of all who were asked for, in whatever state.
        public let counts: StateCounts
        /// Of all pages.
        public let total: Int

        enum CodingKeys: String, CodingKey {
            case at
            case eventID = "event_id"
            case people
            case counts
            case total
        }

        public init(at: Date, eventID: Int64, people: [LocationRecord], counts: StateCounts, total: Int) {
            self.at = at
            self.eventID = eventID
            self.people = people
            self.counts = counts
            self.total = total
        }
    }
}
