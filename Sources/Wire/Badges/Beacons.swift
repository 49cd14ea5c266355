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
    /// Set only if several transmitters share one identity.
    public let address: DeviceAddress?
    public let zoneName: String
    public let lastHeardAt: Date?
    public let retiredAt: Date?
}

/// Room beacons, found by `search` and in pages.
public struct GetBeacons: Request, ListRequest {
    public static let type = RequestType.adminGetBeacons
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let beacons: [BeaconRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Registers a room beacon.
///
/// Without `uuid`, `major_key` and `minor_key` the keys are assigned: the site's UUID, the zone's major and a free
/// minor. With all three it is a beacon bought elsewhere, and `address` distinguishes it from others with the same
/// keys.
public struct CreateBeacon: Request {
    public static let type = RequestType.adminCreateBeacon
    public static let callers: Callers = .admin

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

    public struct Reply: Codable, Sendable {
        public let beaconID: Int64
        public let uuid: ProximityUUID
        public let majorKey: Int
        public let minorKey: Int
    }
}

/// Changes the given values and leaves the others unchanged; the keys of a beacon never change.
public struct EditBeacon: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditBeacon
    public static let callers: Callers = .admin

    public let beaconID: Int64
    /// The room in which it hangs now.
    public let roomNumber: String?
    public let description: String?
}

/// Deletes a room beacon, or retires it if it has been heard.
public struct DeleteBeacon: Request {
    public static let type = RequestType.adminDeleteBeacon
    public static let callers: Callers = .admin

    public let beaconID: Int64

    public struct Reply: Codable, Sendable {
        /// True if it has history and was therefore retired instead of deleted.
        public let retired: Bool
    }
}

/// Requests what a node must advertise as a room beacon. Fails with `not_found` unless the ID is that of a room beacon
/// in use.
public struct GetBeacon: Request {
    public static let type = RequestType.scannerGetBeacon
    public static let callers: Callers = .scanner

    public let beaconID: Int64

    public struct Reply: Codable, Sendable {
        public let beacon: AdvertisedBeaconRecord
    }
}

/// A room beacon, as needed by the node that advertises it.
public struct AdvertisedBeaconRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let majorKey: UInt16
    public let minorKey: UInt16
    public let description: String?
    public let roomNumber: String
}
