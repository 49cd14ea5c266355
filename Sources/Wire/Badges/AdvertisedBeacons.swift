public import Beacon

/// Requests what a node must advertise as a room beacon. Fails with `not_found` unless the ID is that of a room beacon
/// in use.
public struct GetBeacon: Request {
    public static let type = RequestType.scannerGetBeacon

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
