/// Changes what is given and leaves the rest.
public struct EditZone: Request {
    public typealias Reply = NoReply

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
