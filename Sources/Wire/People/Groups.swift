public import Vocabulary

/// A class or course: people who belong together. Its staff see its other members, wherever they are.
public struct GroupRecord: Codable, Equatable, Sendable {
    public let groupID: Int64
    public let groupName: String
    /// How many belong to it.
    public let members: Int
}

/// A person who belongs to a group.
public struct MemberRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
}

/// Groups (classes, courses), found by `search` and in pages.
public struct GetGroups: Request, ListRequest {
    public static let type = RequestType.adminGetGroups

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let groups: [GroupRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Makes a group without members.
public struct CreateGroup: Request {
    public static let type = RequestType.adminCreateGroup

    /// 1…100 characters.
    public let groupName: String

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let groupID: Int64
    }
}

/// Changes what is given of a group and leaves the rest. Staff in it see its other members, wherever they are.
public struct EditGroup: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditGroup

    public let groupID: Int64
    public let groupName: String?
    /// Numbers of persons, at most 1,000. Who is in it already stays.
    public let addMembers: [Int64]?
    /// Numbers of persons, at most 1,000.
    public let removeMembers: [Int64]?

    /// A group may be cleared for rooms, and a stolen session is to let no person in.
    public var needsConfirmation: Bool { !(addMembers ?? []).isEmpty }
}

/// Deletes a group; its members stay who they are.
public struct DeleteGroup: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteGroup

    public let groupID: Int64
}

/// The people of a group, found by `search` and in pages.
public struct GetGroupMembers: Request, ListRequest {
    public static let type = RequestType.adminGetGroupMembers

    public let groupID: Int64
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let members: [MemberRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Says in which zones a member of staff may see a person who is there; without changes it only tells which these are.
public struct EditPersonZones: Request {
    public static let type = RequestType.adminEditPersonZones

    /// Either this or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Names of zones, at most 100.
    public let addZones: [String]?
    /// Names of zones, at most 100.
    public let removeZones: [String]?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The names of all their zones now.
        public let zones: [String]
    }
}
