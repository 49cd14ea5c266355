/// Changes what is given of a door and leaves the rest.
public struct EditDoor: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditDoor

    public let doorID: Int64
    /// The number of a room.
    public let roomA: String?
    /// The number of the other.
    public let roomB: String?

    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(doorID: Int64, roomA: String? = nil, roomB: String? = nil) {
        self.doorID = doorID
        self.roomA = roomA
        self.roomB = roomB
    }
}
