public import Beacon
public import Foundation

/// A badge and the identity it sends.
public struct BadgeRecord: Codable, Equatable, Sendable {
    public let badgeID: Int64
    public let uuid: ProximityUUID
    public let majorKey: Int
    public let minorKey: Int
    public let address: DeviceAddress?
    public let issuedAt: Date
    public let returnedAt: Date?
}

/// Hands a badge to a person, from now on.
///
/// With `badge_id` it is a badge that came back; with `uuid`, `major_key` and `minor_key` one bought elsewhere;
/// with neither, keys are assigned from the majors reserved for badges.
public struct IssueBadge: Request {
    public static let type = RequestType.adminIssueBadge

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    public let badgeID: Int64?
    public let uuid: ProximityUUID?
    /// 0…65,535.
    public let majorKey: Int?
    /// 0…65,535.
    public let minorKey: Int?
    public let address: DeviceAddress?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let badgeID: Int64
        public let uuid: ProximityUUID
        public let majorKey: Int
        public let minorKey: Int
        public let issuedAt: Date
    }
}

/// Takes a badge back: from now on it speaks for no person. A badge that was lost is found by it.
public struct ReturnBadge: Request {
    public static let type = RequestType.adminReturnBadge

    public let badgeID: Int64
    /// Whether it is lost: it is not handed out until it is found. So is a badge that no person carries.
    public let lost: Bool?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let returnedAt: Date
    }
}
