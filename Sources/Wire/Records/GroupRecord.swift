/// A class or course: people who belong together. Its staff see its other members, wherever they are.
public struct GroupRecord: Codable, Equatable, Sendable {
    public let groupID: Int64
    public let groupName: String
    /// How many belong to it.
    public let members: Int

    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
        case groupName = "group_name"
        case members
    }

    public init(groupID: Int64, groupName: String, members: Int) {
        self.groupID = groupID
        self.groupName = groupName
        self.members = members
    }
}
