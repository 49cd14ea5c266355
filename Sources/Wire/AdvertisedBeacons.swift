public import Beacon

/// Asks what a node has to advertise as a room beacon. Not found where it is no room beacon in use.
public struct GetBeacon: Request {
    public static let type = RequestType.scannerGetBeacon

    public let beaconID: Int64

    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
    }

    public init(beaconID: Int64) {
        self.beaconID = beaconID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let beacon: AdvertisedBeaconRecord

        public init(beacon: AdvertisedBeaconRecord) {
            self.beacon = beacon
        }
    }
}

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
