/// A class or course. Staff in a group see its other members, wherever they are.
public struct GroupRecord: Codable, Equatable, Sendable {
    public let groupID: Int64
    public let groupName: String
    /// The number of its members.
    public let members: Int
}

/// Groups (classes, courses), found by `search` and in pages.
public struct GetGroups: Request, ListRequest {
    public static let type = RequestType.adminGetGroups
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let groups: [GroupRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Creates a group without members.
public struct CreateGroup: Request {
    public static let type = RequestType.adminCreateGroup
    public static let callers: Callers = .admin

    /// 1…100 characters.
    public let groupName: String

    public struct Reply: Codable, Sendable {
        public let groupID: Int64
    }
}

/// Changes the given values of a group and leaves the others unchanged. Staff in it see its other members, wherever
/// they are.
public struct EditGroup: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditGroup
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .sometimes("with `add_members`")

    public let groupID: Int64
    public let groupName: String?
    /// IDs of persons, at most 1,000. Existing members stay.
    public let addMembers: [Int64]?
    /// IDs of persons, at most 1,000.
    public let removeMembers: [Int64]?

    /// A group may have clearances for rooms, and a stolen session must not be able to grant access.
    public var needsConfirmation: Bool { !(addMembers ?? []).isEmpty }
}

/// Deletes a group; the accounts of its members stay unchanged.
public struct DeleteGroup: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteGroup
    public static let callers: Callers = .admin

    public let groupID: Int64
}

/// The members of a group, found by `search` and in pages.
public struct GetGroupMembers: Request, ListRequest {
    public static let type = RequestType.adminGetGroupMembers
    public static let callers: Callers = .admin

    public let groupID: Int64
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let members: [MemberRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}
