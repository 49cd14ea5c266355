/// Deletes a group; its members stay who they are.
public struct DeleteGroup: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminDeleteGroup

    public let groupID: Int64

    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
    }

    public init(groupID: Int64) {
        self.groupID = groupID
    }
}
