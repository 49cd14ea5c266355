public import Beacon

/// The own account, whereabouts and badges, and what a client has to listen for.
public struct GetInfo: Request {
    public static let type = RequestType.studentGetInfo

    public init() {}

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let info: StudentInfo
        /// The proximity UUIDs of room beacons, the site's own first.
        public let uuids: [ProximityUUID]

        public init(info: StudentInfo, uuids: [ProximityUUID]) {
            self.info = info
            self.uuids = uuids
        }
    }
}
