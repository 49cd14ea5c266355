public import Foundation

/// A room that may be booked, and whether it is free at the time that was asked for.
public struct FreeRoomRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let zoneName: String
    public let description: String?
    /// What it is for, such as `lab`.
    public let roomType: String?
    /// How many people it holds; nil if that was not said.
    public let capacity: Int?
    /// When it may be booked, on the school's clocks; nil for always.
    public let bookingHours: [HoursRecord]?
    /// Whether the caller is among those who may book it.
    public let mayBook: Bool
    /// Whether no person has it in all of that time, which lies within its hours.
    public let free: Bool
    /// When what is first in the way is over; nil if nothing is.
    public let takenUntil: Date?
    /// When a person has it within that time, in order; at most 500 for each room.
    public var taken: [TakenRecord] = []
}

/// A time at which a person has a room. Who does is told to no person but themselves.
public struct TakenRecord: Codable, Equatable, Sendable {
    public let from: Date
    public let to: Date
    /// The booking, where the caller made it or is invited to it.
    public let bookingID: Int64?
}

/// Rooms that the caller may book, those that no person has first; admins are shown all that any person may book.
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
    }
}
