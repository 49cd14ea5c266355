/// Makes a group without members.
public struct CreateGroup: Request {
    public static let type = RequestType.adminCreateGroup

    /// 1…100 characters.
    public let groupName: String

    enum CodingKeys: String, CodingKey {
        case groupName = "group_name"
    }

    public init(groupName: String) {
        self.groupName = groupName
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let groupID: Int64

        enum CodingKeys: String, CodingKey {
            case groupID = "group_id"
        }

        public init(groupID: Int64) {
            self.groupID = groupID
        }
    }
}
