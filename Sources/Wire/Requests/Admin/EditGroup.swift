/// Changes what is given of a group and leaves the rest. Staff in it see its other members, wherever they are.
public struct EditGroup: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditGroup

    public let groupID: Int64
    public let groupName: String?
    /// Numbers of persons, at most 1,000. Who is in it already stays.
    public let addMembers: [Int64]?
    /// Numbers of persons, at most 1,000.
    public let removeMembers: [Int64]?

    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
        case groupName = "group_name"
        case addMembers = "add_members"
        case removeMembers = "remove_members"
    }

    public init(groupID: Int64, groupName: String? = nil, addMembers: [Int64]? = nil, removeMembers: [Int64]? = nil) {
        self.groupID = groupID
        self.groupName = groupName
        self.addMembers = addMembers
        self.removeMembers = removeMembers
    }
}
