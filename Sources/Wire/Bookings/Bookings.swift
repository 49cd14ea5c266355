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
    public static let callers: Callers = .persons

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
    public static let callers: Callers = .admin

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

/// Books a room for the caller. The caller's classification must be in the room's `bookable_by`, the time must be free
/// and within the room's booking hours, and the number of people must not exceed the room's capacity.
///
/// If several callers request the same time, one gets it and the others get `room_taken`. The booker and the invited
/// persons may unlock the room from five minutes before the start until the end. The room is released if none of them
/// is there a quarter of an hour after the start, or once they have all been gone for ten minutes.
public struct BookRoom: Request {
    public static let type = RequestType.universalBookRoom
    public static let callers: Callers = .persons

    public let roomNumber: String
    /// `2026-09-01T14:00` on the school's clocks, `14:00` for today, or RFC 3339. A time that occurs twice is the first
    /// one unless an offset is given; a time that a clock change skips is refused.
    public let from: SchoolInstant
    /// The end of the booking; or `minutes`.
    public let to: SchoolInstant?
    /// The duration, in place of `to`.
    public let minutes: Int?
    /// 1…100 characters, visible to the booker, the invited persons and admins.
    public let title: String?
    /// IDs or e-mail addresses of other people who may come in, at most 100.
    public let invited: [PersonReference]?

    public struct Reply: Codable, Equatable, Sendable {
        public let bookingID: Int64
        public let from: Date
        public let to: Date
    }
}

/// Changes the given values of a booking that has not ended and leaves the others unchanged. Only its booker and admins
/// may do so. Once the booking has begun, its start cannot change; it can be extended while the room is free.
public struct EditBooking: Request {
    public static let type = RequestType.universalEditBooking
    public static let callers: Callers = .persons
    public static let confirmation: Confirmation = .sometimes("for the booking of another person, with `invited`")

    public let bookingID: Int64
    /// As in `universal.book_room`. Without a new end, the duration stays the same.
    public let from: SchoolInstant?
    public let to: SchoolInstant?
    /// The duration, in place of `to`.
    public let minutes: Int?
    /// 1…100 characters; empty removes the title.
    public let title: String?
    /// All invited persons: a person who is not listed is no longer invited.
    public let invited: [PersonReference]?

    public typealias Reply = BookRoom.Reply
}

/// Cancels a booking that has not ended, or the rest of it. Only its booker and admins may do so.
public struct CancelBooking: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalCancelBooking
    public static let callers: Callers = .persons

    public let bookingID: Int64
}

/// A change of a booking, as sent by `GET /events` to its booker, the invited persons and admins.
public struct BookingEvent: Codable, Equatable, Sendable {
    public enum Change: String, CaseIterable, WireEnum {
        /// The booking was made.
        case booked
        /// The time, the title or the invited persons changed.
        case changed
        /// Neither the booker nor an invited person is there: the booking is released in five minutes.
        case notice
        case released, cancelled
    }

    public let bookingID: Int64
    public let change: BookingEvent.Change
    public let roomNumber: String
    public let from: Date
    public let to: Date
    /// Why it was released or cancelled.
    public let reason: BookingEnd?
}
