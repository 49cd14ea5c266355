public import Vocabulary

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

/// Somebody who belongs to a group.
public struct MemberRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
    }

    public init(personID: Int64, email: String, firstName: String, lastName: String, classification: Classification) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.classification = classification
    }
}

/// Groups (classes, courses), found by `search` and in pages.
public struct GetGroups: Request, ListRequest {
    public static let type = RequestType.adminGetGroups

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let groups: [GroupRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(groups: [GroupRecord], total: Int) {
            self.groups = groups
            self.total = total
        }
    }
}

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

    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
        case groupName = "group_name"
        case addMembers = "add_members"
        case removeMembers = "remove_members"
    }

    /// A group may be cleared for rooms, and a stolen session is to let nobody in.
    public var needsConfirmation: Bool { !(addMembers ?? []).isEmpty }

    public init(groupID: Int64, groupName: String? = nil, addMembers: [Int64]? = nil, removeMembers: [Int64]? = nil) {
        self.groupID = groupID
        self.groupName = groupName
        self.addMembers = addMembers
        self.removeMembers = removeMembers
    }
}

/// Deletes a group; its members stay who they are.
public struct DeleteGroup: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteGroup

    public let groupID: Int64

    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
    }

    public init(groupID: Int64) {
        self.groupID = groupID
    }
}

/// The people of a group, found by `search` and in pages.
public struct GetGroupMembers: Request, ListRequest {
    public static let type = RequestType.adminGetGroupMembers

    public let groupID: Int64
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(groupID: Int64, search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.groupID = groupID
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let members: [MemberRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(members: [MemberRecord], total: Int) {
            self.members = members
            self.total = total
        }
    }
}

/// Says in which zones somebody of the staff may see whoever is there; without changes it only tells which these are.
public struct EditPersonZones: Request {
    public static let type = RequestType.adminEditPersonZones

    /// Either this or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Names of zones, at most 100.
    public let addZones: [String]?
    /// Names of zones, at most 100.
    public let removeZones: [String]?

    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case addZones = "add_zones"
        case removeZones = "remove_zones"
    }

    public init(email: String? = nil, personID: Int64? = nil, addZones: [String]? = nil, removeZones: [String]? = nil) {
        self.email = email
        self.personID = personID
        self.addZones = addZones
        self.removeZones = removeZones
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The names of all their zones now.
        public let zones: [String]

        public init(zones: [String]) {
            self.zones = zones
        }
    }
}
