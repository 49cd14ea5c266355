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
