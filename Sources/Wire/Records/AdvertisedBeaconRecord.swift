public import Beacon

/// A room beacon as the node needs it that is to advertise it.
public struct AdvertisedBeaconRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let majorKey: UInt16
    public let minorKey: UInt16
    public let description: String?
    public let roomNumber: String

    enum CodingKeys: String, CodingKey {
        case uuid, description
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case roomNumber = "room_number"
    }

    public init(
        uuid: ProximityUUID, majorKey: UInt16, minorKey: UInt16, description: String? = nil, roomNumber: String
    ) {
        self.uuid = uuid
        self.majorKey = majorKey
        self.minorKey = minorKey
        self.description = description
        self.roomNumber = roomNumber
    }
}
