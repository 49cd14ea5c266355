/// A door: what joins two rooms, in either direction.
public struct DoorRecord: Codable, Equatable, Sendable {
    public let doorID: Int64
    /// The number of a room.
    public let roomA: String
    /// The number of the other.
    public let roomB: String

    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(doorID: Int64, roomA: String, roomB: String) {
        self.doorID = doorID
        self.roomA = roomA
        self.roomB = roomB
    }
}

/// Doors, found by the numbers of their rooms and in pages.
public struct GetDoors: Request, ListRequest {
    public static let type = RequestType.adminGetDoors

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
        public let doors: [DoorRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(doors: [DoorRecord], total: Int) {
            self.doors = doors
            self.total = total
        }
    }
}

/// Makes a door between two rooms.
public struct CreateDoor: Request {
    public static let type = RequestType.adminCreateDoor

    /// The number of a room.
    public let roomA: String
    /// The number of the other.
    public let roomB: String

    enum CodingKeys: String, CodingKey {
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(roomA: String, roomB: String) {
        self.roomA = roomA
        self.roomB = roomB
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let doorID: Int64

        enum CodingKeys: String, CodingKey {
            case doorID = "door_id"
        }

        public init(doorID: Int64) {
            self.doorID = doorID
        }
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

    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(doorID: Int64, roomA: String? = nil, roomB: String? = nil) {
        self.doorID = doorID
        self.roomA = roomA
        self.roomB = roomB
    }
}

/// Deletes a door.
public struct DeleteDoor: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteDoor

    public let doorID: Int64

    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
    }

    public init(doorID: Int64) {
        self.doorID = doorID
    }
}
