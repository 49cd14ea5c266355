/// Deletes a door.
public struct DeleteDoor: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminDeleteDoor

    public let doorID: Int64

    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
    }

    public init(doorID: Int64) {
        self.doorID = doorID
    }
}
