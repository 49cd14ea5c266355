/// Makes a room in a zone.
public struct CreateRoom: Request {
    public static let type = RequestType.adminCreateRoom

    public let roomNumber: String
    public let zoneName: String
    public let description: String?

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case description
    }

    public init(roomNumber: String, zoneName: String, description: String? = nil) {
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.description = description
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let roomID: Int64

        enum CodingKeys: String, CodingKey {
            case roomID = "room_id"
        }

        public init(roomID: Int64) {
            self.roomID = roomID
        }
    }
}
