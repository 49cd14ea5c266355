public import Foundation

/// A bookable room, and whether it is free at the requested time.
public struct FreeRoomRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let zoneName: String
    public let description: String?
    /// The purpose of the room, such as `lab`.
    public let roomType: String?
    /// The number of people that it holds; nil if not specified.
    public let capacity: Int?
    /// When it may be booked, on the school's clocks; nil for always.
    public let bookingHours: [HoursRecord]?
    /// Whether the caller is among those who may book it.
    public let mayBook: Bool
    /// Whether it is free for the whole requested period, and that period lies within its booking hours.
    public let free: Bool
    /// When the first obstacle to the booking ends; nil if there is none.
    public let takenUntil: Date?
    /// The periods within that time in which it is taken, in order; at most 500 for each room.
    public var taken: [TakenRecord] = []
}

/// A period in which a room is taken. Who booked it is shown only to the booker and the invited persons.
public struct TakenRecord: Codable, Equatable, Sendable {
    public let from: Date
    public let to: Date
    /// The booking, if the caller made it or is invited to it.
    public let bookingID: Int64?
}

/// Rooms that the caller may book, free ones first; admins see all bookable rooms.
public struct FindRooms: Request, ListRequest {
    public static let type = RequestType.universalGetRooms

    /// `14:00` for today or `2026-09-01T14:00` on the school's clocks, or RFC 3339; now if absent.
    public let from: SchoolInstant?
    /// At most 31 days after `from`; one hour after `from` if absent.
    public let to: SchoolInstant?
    /// Only rooms that hold at least this number of people.
    public let capacity: Int?
    /// Only rooms of this type, ignoring case.
    public let roomType: String?
    /// Only rooms whose number, zone or description contains this text, ignoring case.
    public let search: String?
    /// The number of the page, from 1.
    public let page: Int?
    /// Rooms per page, 1 to 50; 50 if absent.
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let rooms: [FreeRoomRecord]
        /// The total number of matches on all pages.
        public let total: Int
        /// The start of the period for which rooms were searched.
        public let from: Date
        public let to: Date
        /// The school's IANA time zone, in which bookings are made.
        public let timeZone: String
        /// The number of the next page; nil if this is the last.
        public let nextPage: Int?
    }
}
