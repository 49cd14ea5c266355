public import Beacon
public import Foundation

/// A room beacon as an admin sees it.
public struct BeaconRecord: Codable, Equatable, Sendable {
    public let beaconID: Int64
    public let roomNumber: String
    public let description: String?
    public let uuid: ProximityUUID
    /// iBeacon major, 0…65,535.
    public let majorKey: Int
    /// iBeacon minor, 0…65,535.
    public let minorKey: Int
    /// Only where several transmitters share one identity.
    public let address: DeviceAddress?
    public let zoneName: String
    public let lastHeardAt: Date?
    public let retiredAt: Date?

    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
        case roomNumber = "room_number"
        case description
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
        case zoneName = "zone_name"
        case lastHeardAt = "last_heard_at"
        case retiredAt = "retired_at"
    }

    public init(
        beaconID: Int64, roomNumber: String, description: String? = nil, uuid: ProximityUUID, majorKey: Int,
        minorKey: Int, address: DeviceAddress? = nil, zoneName: String, lastHeardAt: Date? = nil,
        retiredAt: Date? = nil
    ) {
        self.beaconID = beaconID
        self.roomNumber = roomNumber
        self.description = description
        self.uuid = uuid
        self.majorKey = majorKey
        self.minorKey = minorKey
        self.address = address
        self.zoneName = zoneName
        self.lastHeardAt = lastHeardAt
        self.retiredAt = retiredAt
    }
}

/// Room beacons, found by `search` and in pages.
public struct GetBeacons: Request, ListRequest {
    public static let type = RequestType.adminGetBeacons

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search, page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    public struct Reply: Codable, Sendable {
        public let beacons: [BeaconRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(beacons: [BeaconRecord], total: Int) {
            self.beacons = beacons
            self.total = total
        }
    }
}

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

/// Changes what is given and leaves the rest; the keys of a beacon never change.
public struct EditBeacon: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditBeacon

    public let beaconID: Int64
    /// Where it hangs now.
    public let roomNumber: String?
    public let description: String?

    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
        case roomNumber = "room_number"
        case description
    }

    public init(beaconID: Int64, roomNumber: String? = nil, description: String? = nil) {
        self.beaconID = beaconID
        self.roomNumber = roomNumber
        self.description = description
    }
}

/// Deletes a room beacon, or retires it where it has been heard.
public struct DeleteBeacon: Request {
    public static let type = RequestType.adminDeleteBeacon

    public let beaconID: Int64

    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
    }

    public init(beaconID: Int64) {
        self.beaconID = beaconID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// True where it has history, so that it was taken out of use rather than deleted.
        public let retired: Bool

        public init(retired: Bool) {
            self.retired = retired
        }
    }
}
