/// Changes what is given and leaves the rest.
public struct EditRoom: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditRoom

    public let roomID: Int64
    public let roomNumber: String?
    public let zoneName: String?
    public let description: String?

    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case description
    }

    public init(roomID: Int64, roomNumber: String? = nil, zoneName: String? = nil, description: String? = nil) {
        self.roomID = roomID
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.description = description
    }
}
