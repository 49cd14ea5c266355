/// A door that connects two rooms in both directions.
public struct DoorRecord: Codable, Equatable, Sendable {
    public let doorID: Int64
    /// The number of one room.
    public let roomA: String
    /// The number of the other room.
    public let roomB: String
}

/// Doors, found by the numbers of their rooms and in pages.
public struct GetDoors: Request, ListRequest {
    public static let type = RequestType.adminGetDoors
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let doors: [DoorRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Creates a door between two rooms.
public struct CreateDoor: Request {
    public static let type = RequestType.adminCreateDoor
    public static let callers: Callers = .admin

    /// The number of one room.
    public let roomA: String
    /// The number of the other room.
    public let roomB: String

    public struct Reply: Codable, Sendable {
        public let doorID: Int64
    }
}

/// Changes the given values of a door and leaves the others unchanged.
public struct EditDoor: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditDoor
    public static let callers: Callers = .admin

    public let doorID: Int64
    /// The number of one room.
    public let roomA: String?
    /// The number of the other room.
    public let roomB: String?
}

/// Deletes a door.
public struct DeleteDoor: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteDoor
    public static let callers: Callers = .admin

    public let doorID: Int64
}
