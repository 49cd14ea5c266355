/// A door: what joins two rooms, in either direction.
public struct DoorRecord: Codable, Equatable, Sendable {
    public let doorID: Int64
    /// The number of a room.
    public let roomA: String
    /// The number of the other.
    public let roomB: String
}

/// Doors, found by the numbers of their rooms and in pages.
public struct GetDoors: Request, ListRequest {
    public static let type = RequestType.adminGetDoors

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let doors: [DoorRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Makes a door between two rooms.
public struct CreateDoor: Request {
    public static let type = RequestType.adminCreateDoor

    /// The number of a room.
    public let roomA: String
    /// The number of the other.
    public let roomB: String

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let doorID: Int64
    }
}

/// Changes what is given of a door and leaves the rest.
public struct EditDoor: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditDoor

    public let doorID: Int64
    /// The number of a room.
    public let roomA: String?
    /// The number of the other.
    public let roomB: String?
}

/// Deletes a door.
public struct DeleteDoor: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteDoor

    public let doorID: Int64
}
