public import Beacon
public import Foundation
public import Vocabulary

/// A badge and the identity that it advertises.
public struct BadgeRecord: Codable, Equatable, Sendable {
    public let badgeID: Int64
    public let uuid: ProximityUUID
    public let majorKey: Int
    public let minorKey: Int
    public let address: DeviceAddress?
    public let issuedAt: Date
    public let returnedAt: Date?
}

/// Issues a badge to a person, from now on.
///
/// With `badge_id` it is a returned badge; with `uuid`, `major_key` and `minor_key` a badge bought elsewhere; with none
/// of these, the keys are assigned from the majors reserved for badges.
public struct IssueBadge: Request {
    public static let type = RequestType.adminIssueBadge
    public static let callers: Callers = .admin

    /// The person, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    public let badgeID: Int64?
    public let uuid: ProximityUUID?
    /// 0…65,535.
    public let majorKey: Int?
    /// 0…65,535.
    public let minorKey: Int?
    public let address: DeviceAddress?

    public struct Reply: Codable, Sendable {
        public let badgeID: Int64
        public let uuid: ProximityUUID
        public let majorKey: Int
        public let minorKey: Int
        public let issuedAt: Date
    }
}

/// Takes a badge back: from now on its sightings count for no person. Returning a lost badge marks it as found.
public struct ReturnBadge: Request {
    public static let type = RequestType.adminReturnBadge
    public static let callers: Callers = .admin

    public let badgeID: Int64
    /// True marks the badge as lost, even if no person carries it: it is not issued until it is found.
    public let lost: Bool?

    public struct Reply: Codable, Sendable {
        public let returnedAt: Date
    }
}

/// A badge of the school, whether or not a person carries it.
public struct KnownBadgeRecord: Codable, Equatable, Sendable {
    public let badgeID: Int64
    public let uuid: ProximityUUID
    public let majorKey: Int
    public let minorKey: Int
    public let address: DeviceAddress?
    public let state: BadgeState
    /// The person who carries it, or carried it last. Nil if no person ever did, or if that person was erased.
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    /// When it was issued to that person.
    public let issuedAt: Date?
    public let returnedAt: Date?
    public let lostAt: Date?
    /// When a scanner last heard it since it was returned or lost, to half a minute; nil if none did, and while a
    /// person carries it.
    public let lastHeardAt: Date?
}

/// Badges ordered by ID, in pages. `search` matches the ID, the keys (`60000/1`), and the name and address of the
/// person who carries a badge or carried it last.
public struct GetBadges: Request, ListRequest {
    public static let type = RequestType.adminGetBadges
    public static let callers: Callers = .admin

    /// Only badges in this state.
    public let state: BadgeState?
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let badges: [KnownBadgeRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}
