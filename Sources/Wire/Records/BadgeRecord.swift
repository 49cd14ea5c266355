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
