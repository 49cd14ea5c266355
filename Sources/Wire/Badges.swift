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

    enum CodingKeys: String, CodingKey {
        case badgeID = "badge_id"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
        case issuedAt = "issued_at"
        case returnedAt = "returned_at"
    }

    public init(
        badgeID: Int64, uuid: ProximityUUID, majorKey: Int, minorKey: Int, address: DeviceAddress? = nil,
        issuedAt: Date, returnedAt: Date? = nil
    ) {
        self.badgeID = badgeID
        self.uuid = uuid
        self.majorKey = majorKey
        self.minorKey = minorKey
        self.address = address
        self.issuedAt = issuedAt
        self.returnedAt = returnedAt
    }
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

    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case badgeID = "badge_id"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
    }

    public init(
        email: String? = nil, personID: Int64? = nil, badgeID: Int64? = nil, uuid: ProximityUUID? = nil,
        majorKey: Int? = nil, minorKey: Int? = nil, address: DeviceAddress? = nil
    ) {
        self.email = email
        self.personID = personID
        self.badgeID = badgeID
        self.uuid = uuid
        self.majorKey = majorKey
        self.minorKey = minorKey
        self.address = address
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let badgeID: Int64
        public let uuid: ProximityUUID
        public let majorKey: Int
        public let minorKey: Int
        public let issuedAt: Date

        enum CodingKeys: String, CodingKey {
            case badgeID = "badge_id"
            case uuid
            case majorKey = "major_key"
            case minorKey = "minor_key"
            case issuedAt = "issued_at"
        }

        public init(badgeID: Int64, uuid: ProximityUUID, majorKey: Int, minorKey: Int, issuedAt: Date) {
            self.badgeID = badgeID
            self.uuid = uuid
            self.majorKey = majorKey
            self.minorKey = minorKey
            self.issuedAt = issuedAt
        }
    }
}

/// Takes a badge back: from now on it speaks for nobody. A badge that was lost is found by it.
public struct ReturnBadge: Request {
    public static let type = RequestType.adminReturnBadge

    public let badgeID: Int64
    /// Whether it is lost: it is not handed out until it is found. So is a badge that nobody carries.
    public let lost: Bool?

    enum CodingKeys: String, CodingKey {
        case badgeID = "badge_id"
        case lost
    }

    public init(badgeID: Int64, lost: Bool? = nil) {
        self.badgeID = badgeID
        self.lost = lost
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let returnedAt: Date

        enum CodingKeys: String, CodingKey {
            case returnedAt = "returned_at"
        }

        public init(returnedAt: Date) {
            self.returnedAt = returnedAt
        }
    }
}
