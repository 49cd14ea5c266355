public import Foundation

/// A room as an admin sees it.
public struct RoomRecord: Codable, Equatable, Sendable {
    public let roomID: Int64
    public let roomNumber: String
    public let description: String?
    public let zoneName: String
    /// Set once the room is no longer in use; its history stays.
    public let retiredAt: Date?

    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
        case roomNumber = "room_number"
        case description
        case zoneName = "zone_name"
        case retiredAt = "retired_at"
    }

    public init(
        roomID: Int64, roomNumber: String, description: String? = nil, zoneName: String, retiredAt: Date? = nil
    ) {
        self.roomID = roomID
        self.roomNumber = roomNumber
        self.description = description
        self.zoneName = zoneName
        self.retiredAt = retiredAt
    }
}

/// Rooms, found by `search` and in pages.
public struct GetRooms: Request, ListRequest {
    public static let type = RequestType.adminGetRooms

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search, page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    public struct Reply: Codable, Sendable {
        public let rooms: [RoomRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(rooms: [RoomRecord], total: Int) {
            self.rooms = rooms
            self.total = total
        }
    }
}

/// Makes a room in a zone.
public struct CreateRoom: Request {
    public static let type = RequestType.adminCreateRoom

    public let roomNumber: String
    public let zoneName: String
    public let description: String?

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case description
    }

    public init(roomNumber: String, zoneName: String, description: String? = nil) {
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.description = description
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let roomID: Int64

        enum CodingKeys: String, CodingKey {
            case roomID = "room_id"
        }

        public init(roomID: Int64) {
            self.roomID = roomID
        }
    }
}

/// Changes what is given and leaves the rest.
public struct EditRoom: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditRoom

    public let roomID: Int64
    public let roomNumber: String?
    public let zoneName: String?
    public let description: String?

    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case description
    }

    public init(roomID: Int64, roomNumber: String? = nil, zoneName: String? = nil, description: String? = nil) {
        self.roomID = roomID
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.description = description
    }
}

/// Deletes a room, or retires it where it has history.
public struct DeleteRoom: Request {
    public static let type = RequestType.adminDeleteRoom

    public let roomID: Int64

    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
    }

    public init(roomID: Int64) {
        self.roomID = roomID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// True where it has history, so that it was taken out of use rather than deleted.
        public let retired: Bool

        public init(retired: Bool) {
            self.retired = retired
        }
    }
}
