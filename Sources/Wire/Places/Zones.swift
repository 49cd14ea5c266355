/// A named group of rooms: a wing, a floor, a building.
public struct ZoneRecord: Codable, Equatable, Sendable {
    public let zoneID: Int64
    public let zoneName: String
    /// The iBeacon major of the zone's room beacons, 1…59,999.
    public let majorKey: Int
    /// Seconds for which live scanners must have heard nothing before a person counts as having left.
    public let leaveAfter: Int
    public let rooms: Int
}

/// Zones, found by `search` and in pages.
public struct GetZones: Request, ListRequest {
    public static let type = RequestType.adminGetZones
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let zones: [ZoneRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Creates a zone and assigns its major key.
public struct CreateZone: Request {
    public static let type = RequestType.adminCreateZone
    public static let callers: Callers = .admin

    public let zoneName: String
    /// Seconds, 5…86,400; 120 if absent.
    public let leaveAfter: Int?

    public struct Reply: Codable, Sendable {
        public let zoneID: Int64
        public let majorKey: Int
    }
}

/// Changes the given values and leaves the others unchanged.
public struct EditZone: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditZone
    public static let callers: Callers = .admin

    public let zoneID: Int64
    public let zoneName: String?
    /// Seconds, 5…86,400.
    public let leaveAfter: Int?
}

/// Deletes a zone that has no rooms.
public struct DeleteZone: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteZone
    public static let callers: Callers = .admin

    public let zoneID: Int64
}
