/// Makes a door between two rooms.
public struct CreateDoor: Request {
    public static let type = RequestType.adminCreateDoor

    /// The number of a room.
    public let roomA: String
    /// The number of the other.
    public let roomB: String

    enum CodingKeys: String, CodingKey {
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(roomA: String, roomB: String) {
        self.roomA = roomA
        self.roomB = roomB
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let doorID: Int64

        enum CodingKeys: String, CodingKey {
            case doorID = "door_id"
        }

        public init(doorID: Int64) {
            self.doorID = doorID
        }
    }
}
