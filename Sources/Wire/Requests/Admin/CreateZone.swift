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
