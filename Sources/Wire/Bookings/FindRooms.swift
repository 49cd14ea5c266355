public import Foundation

/// Rooms that the caller may book, free ones first; admins see all bookable rooms.
public struct FindRooms: Request, ListRequest {
    public static let type = RequestType.universalGetRooms
    public static let callers: Callers = .persons

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
