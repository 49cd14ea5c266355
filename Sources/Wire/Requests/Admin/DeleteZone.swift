/// Deletes a zone that has no rooms.
public struct DeleteZone: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminDeleteZone

    public let zoneID: Int64

    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
    }

    public init(zoneID: Int64) {
        self.zoneID = zoneID
    }
}
