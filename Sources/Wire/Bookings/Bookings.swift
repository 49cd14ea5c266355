public import Foundation
public import Vocabulary

/// A room booked by a person for a period.
public struct BookingRecord: Codable, Equatable, Sendable {
    public let bookingID: Int64
    public let roomNumber: String
    public let zoneName: String
    public let from: Date
    /// The end of the booking, or the time of its release if it was released early.
    public let to: Date
    public let title: String?
    public let state: BookingState
    /// Why it was released or cancelled.
    public let reason: BookingEnd?
    /// The person who booked it.
    public let booker: BookingPerson
    /// Whether the caller booked it.
    public var mine: Bool = false
    /// The other people who may come in. Only for the booker and admins; nil for other callers.
    public let invited: [BookingPerson]?
    public let createdAt: Date
    /// When the booker was notified that neither the booker nor an invited person is there.
    public let noticedAt: Date?
    /// When it was released or cancelled.
    public let endedAt: Date?
}

/// A person who booked a room or is invited. Students and visitors who invited a person by ID see only that ID.
public struct BookingPerson: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String?
    public let firstName: String?
    public let lastName: String?
}

/// The bookings that the caller made or is invited to: future ones first, soonest first, then past ones, latest first.
public struct GetBookings: Request, ListRequest {
    public static let type = RequestType.universalGetBookings

    /// Only bookings of this room. `taken` then lists when other people have it.
    public let roomNumber: String?
    /// Only bookings that end after this time; format as for `from` of `universal.book_room`.
    public let from: SchoolInstant?
    /// Only bookings that begin before this time.
    public let to: SchoolInstant?
    /// Only those whose room, title or booker contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let bookings: [BookingRecord]
        /// The total number of matches on all pages.
        public let total: Int
        /// When the room is taken, by any person, from `from` (now if absent) to `to`, in order; at most 500 periods.
        /// Nil if no room was named.
        public let taken: [TakenRecord]?
    }
}

/// The bookings of all people: future ones first, soonest first, then past ones, latest first. Each request is audited.
public struct GetAllBookings: Request, ListRequest {
    public static let type = RequestType.adminGetBookings

    public let bookingID: Int64?
    public let roomNumber: String?
    /// Only bookings that this person made or is invited to.
    public let personID: Int64?
    public let state: BookingState?
    /// Only bookings that end after this time; format as for `from` of `universal.book_room`.
    public let from: SchoolInstant?
    /// Only bookings that begin before this time.
    public let to: SchoolInstant?
    /// Only those whose room, title or booker contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let bookings: [BookingRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}
