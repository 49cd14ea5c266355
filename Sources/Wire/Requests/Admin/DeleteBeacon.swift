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
