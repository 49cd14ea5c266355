public import Beacon

/// Asks what a node has to advertise as a room beacon. Not found where it is no room beacon in use.
public struct GetBeacon: Request {
    public static let type = RequestType.scannerGetBeacon

    public let beaconID: Int64

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let beacon: AdvertisedBeaconRecord
    }
}

/// A room beacon as the node needs it that is to advertise it.
public struct AdvertisedBeaconRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let majorKey: UInt16
    public let minorKey: UInt16
    public let description: String?
    public let roomNumber: String
}
