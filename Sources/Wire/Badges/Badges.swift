public import Beacon
public import Foundation

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

    public let badgeID: Int64
    /// True marks the badge as lost, even if no person carries it: it is not issued until it is found.
    public let lost: Bool?

    public struct Reply: Codable, Sendable {
        public let returnedAt: Date
    }
}
