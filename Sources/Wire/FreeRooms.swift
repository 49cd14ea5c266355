public import Foundation

/// A room that may be booked, and whether it is free at the time that was asked for.
public struct FreeRoomRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let zoneName: String
    public let description: String?
    /// What it is for, such as `lab`.
    public let roomType: String?
    /// How many people it holds; nil where that was not said.
    public let capacity: Int?
    /// When it may be booked, on the school's clocks; nil for always.
    public let bookingHours: [HoursRecord]?
    /// Whether whoever asks is among those who may book it.
    public let mayBook: Bool
    /// Whether nobody has it in all of that time, which lies within its hours.
    public let free: Bool
    /// When what is first in the way is over; nil where nothing is.
    public let takenUntil: Date?
    /// When somebody has it within that time, in order; at most 500 for each room.
    public let taken: [TakenRecord]

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case description
        case roomType = "room_type"
        case capacity
        case bookingHours = "booking_hours"
        case mayBook = "may_book"
        case free
        case takenUntil = "taken_until"
        case taken
    }

    public init(
        roomNumber: String, zoneName: String, description: String? = nil, roomType: String? = nil,
        capacity: Int? = nil, bookingHours: [HoursRecord]? = nil, mayBook: Bool, free: Bool, takenUntil: Date? = nil,
        taken: [TakenRecord] = []
    ) {
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.description = description
        self.roomType = roomType
        self.capacity = capacity
        self.bookingHours = bookingHours
        self.mayBook = mayBook
        self.free = free
        self.takenUntil = takenUntil
        self.taken = taken
    }
}

/// A time at which somebody has a room. Who does is told to nobody but themselves.
public struct TakenRecord: Codable, Equatable, Sendable {
    public let from: Date
    public let to: Date
    /// The booking, where whoever asks made it or is invited to it.
    public let bookingID: Int64?

    enum CodingKeys: String, CodingKey {
        case from, to
        case bookingID = "booking_id"
    }

    public init(from: Date, to: Date, bookingID: Int64? = nil) {
        self.from = from
        self.to = to
        self.bookingID = bookingID
    }
}

/// Rooms that whoever asks may book, those that nobody has first; admins are shown all that anybody may book.
public struct FindRooms: Request, ListRequest {
    public static let type = RequestType.universalGetRooms

    /// As `14:00` today or `2026-09-01T14:00` on the school's clocks, or RFC 3339; now if absent.
    public let from: SchoolInstant?
    /// At most 31 days later; an hour after `from` if absent.
    public let to: SchoolInstant?
    /// Only rooms that hold so many people, or more.
    public let capacity: Int?
    /// Only rooms of this type, in any case.
    public let roomType: String?
    /// Only rooms whose number, zone or description holds this text, in any case.
    public let search: String?
    /// From 1.
    public let page: Int?
    /// Rooms of a page, 1 to 50; 50 if absent.
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case from, to, capacity
        case roomType = "room_type"
        case search, page
        case pageSize = "page_size"
    }

    public init(
        from: SchoolInstant? = nil, to: SchoolInstant? = nil, capacity: Int? = nil, roomType: String? = nil,
        search: String? = nil, page: Int? = nil, pageSize: Int? = nil
    ) {
        self.from = from
        self.to = to
        self.capacity = capacity
        self.roomType = roomType
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let rooms: [FreeRoomRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
        /// The time that was looked at.
        public let from: Date
        public let to: Date
        /// The school's IANA time zone, by whose clocks bookings are made.
        public let timeZone: String
        /// The page that has the rooms after these; nil if these were the last.
        public let nextPage: Int?

        enum CodingKeys: String, CodingKey {
            case rooms, total, from, to
            case timeZone = "time_zone"
            case nextPage = "next_page"
        }

        public init(
            rooms: [FreeRoomRecord], total: Int, from: Date, to: Date, timeZone: String, nextPage: Int? = nil
        ) {
            self.nextPage = nextPage
            self.rooms = rooms
            self.total = total
            self.from = from
            self.to = to
            self.timeZone = timeZone
        }
    }
}
