/// A named group of rooms: a wing, a floor, a building.
public struct ZoneRecord: Codable, Equatable, Sendable {
    public let zoneID: Int64
    public let zoneName: String
    /// The iBeacon major of the zone's room beacons, 1…59,999.
    public let majorKey: Int
    /// How long live scanners must have heard nothing before a person has left, in seconds.
    public let leaveAfter: Int
    public let rooms: Int

    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
        case zoneName = "zone_name"
        case majorKey = "major_key"
        case leaveAfter = "leave_after"
        case rooms
    }

    public init(zoneID: Int64, zoneName: String, majorKey: Int, leaveAfter: Int, rooms: Int) {
        self.zoneID = zoneID
        self.zoneName = zoneName
        self.majorKey = majorKey
        self.leaveAfter = leaveAfter
        self.rooms = rooms
    }
}

/// Zones, found by `search` and in pages.
public struct GetZones: Request, ListRequest {
    public static let type = RequestType.adminGetZones

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
        public let zones: [ZoneRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(zones: [ZoneRecord], total: Int) {
            self.zones = zones
            self.total = total
        }
    }
}

/// Makes a zone and assigns its major key.
public struct CreateZone: Request {
    public static let type = RequestType.adminCreateZone

    public let zoneName: String
    /// Seconds, 5…86,400; 120 if absent.
    public let leaveAfter: Int?

    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case leaveAfter = "leave_after"
    }

    public init(zoneName: String, leaveAfter: Int? = nil) {
        self.zoneName = zoneName
        self.leaveAfter = leaveAfter
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let zoneID: Int64
        public let majorKey: Int

        enum CodingKeys: String, CodingKey {
            case zoneID = "zone_id"
            case majorKey = "major_key"
        }

        public init(zoneID: Int64, majorKey: Int) {
            self.zoneID = zoneID
            self.majorKey = majorKey
        }
    }
}

/// Changes what is given and leaves the rest.
public struct EditZone: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditZone

    public let zoneID: Int64
    public let zoneName: String?
    /// Seconds, 5…86,400.
    public let leaveAfter: Int?

    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
        case zoneName = "zone_name"
        case leaveAfter = "leave_after"
    }

    public init(zoneID: Int64, zoneName: String? = nil, leaveAfter: Int? = nil) {
        self.zoneID = zoneID
        self.zoneName = zoneName
        self.leaveAfter = leaveAfter
    }
}

/// Deletes a zone that has no rooms.
public struct DeleteZone: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteZone

    public let zoneID: Int64

    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
    }

    public init(zoneID: Int64) {
        self.zoneID = zoneID
    }
}
