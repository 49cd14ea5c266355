/// A door: what joins two rooms, in either direction.
public struct DoorRecord: Codable, Equatable, Sendable {
    public let doorID: Int64
    /// The number of a room.
    public let roomA: String
    /// The number of the other.
    public let roomB: String

    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(doorID: Int64, roomA: String, roomB: String) {
        self.doorID = doorID
        self.roomA = roomA
        self.roomB = roomB
    }
}
