public import Beacon

/// Registers a room beacon.
///
/// Without `uuid`, `major_key` and `minor_key` the keys are assigned: the site's UUID, the zone's major, a free
/// minor. With all three it is a beacon bought elsewhere, and `address` tells it from others that share them.
public struct CreateBeacon: Request {
    public static let type = RequestType.adminCreateBeacon

    public let roomNumber: String
    public let description: String?
    /// If given, it must be the zone of the room.
    public let zoneName: String?
    public let uuid: ProximityUUID?
    /// 0…65,535.
    public let majorKey: Int?
    /// 0…65,535.
    public let minorKey: Int?
    public let address: DeviceAddress?

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case description
        case zoneName = "zone_name"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
    }

    public init(
        roomNumber: String, description: String? = nil, zoneName: String? = nil, uuid: ProximityUUID? = nil,
        majorKey: Int? = nil, minorKey: Int? = nil, address: DeviceAddress? = nil
    ) {
        self.roomNumber = roomNumber
        self.description = description
        self.zoneName = zoneName
        self.uuid = uuid
        self.majorKey = majorKey
        self.minorKey = minorKey
        self.address = address
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let beaconID: Int64
        public let uuid: ProximityUUID
        public let majorKey: Int
        public let minorKey: Int

        enum CodingKeys: String, CodingKey {
            case beaconID = "beacon_id"
            case uuid
            case majorKey = "major_key"
            case minorKey = "minor_key"
        }

        public init(beaconID: Int64, uuid: ProximityUUID, majorKey: Int, minorKey: Int) {
            self.beaconID = beaconID
            self.uuid = uuid
            self.majorKey = majorKey
            self.minorKey = minorKey
        }
    }
}
