public import Foundation
public import Vocabulary

/// Books a room for the caller. It takes their classification among the room's `bookable_by`, a time within its hours
/// that no person has, and no more people than it holds.
///
/// Of several who ask for one time, one gets it; the others get `room_taken`. Booker and invited may unlock from five
/// minutes before until the end. No person there a quarter of an hour after the beginning, or for ten minutes since,
/// frees the room.
public struct BookRoom: Request {
    public static let type = RequestType.universalBookRoom

    public let roomNumber: String
    /// `2026-09-01T14:00` on the school's clocks, `14:00` of today, or RFC 3339. An hour that comes twice is its first
    /// unless an offset says which; one that the clocks skip is refused.
    public let from: SchoolInstant
    /// When it ends; or `minutes`.
    public let to: SchoolInstant?
    /// How long it is, in place of `to`.
    public let minutes: Int?
    /// 1…100 characters, for booker, invited and admins.
    public let title: String?
    /// Numbers or e-mail addresses of others who may come in, at most 100.
    public let invited: [PersonReference]?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let bookingID: Int64
        public let from: Date
        public let to: Date
    }
}

/// Changes what is given of a booking that is not over, and leaves the rest. A person who made it may, and admins. Once
/// it has begun its beginning stays; it lasts longer while the room is free.
public struct EditBooking: Request {
    public static let type = RequestType.universalEditBooking

    public let bookingID: Int64
    /// As of `universal.book_room`. Without another end it lasts as long as before.
    public let from: SchoolInstant?
    public let to: SchoolInstant?
    /// How long it is, in place of `to`.
    public let minutes: Int?
    /// 1…100 characters; empty for none.
    public let title: String?
    /// All of them: a person who is not named is no longer invited.
    public let invited: [PersonReference]?

    public typealias Reply = BookRoom.Reply
}

/// Gives back a booking that is not over, or what is left of it. A person who made it may, and admins.
public struct CancelBooking: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalCancelBooking

    public let bookingID: Int64
}

/// What became of a booking, for its booker, the invited and admins, as `GET /events` sends it.
public struct BookingEvent: Codable, Equatable, Sendable {
    public enum Change: String, CaseIterable, WireEnum {
        /// It was made.
        case booked
        /// Its time, its title or who is invited is another.
        case changed
        /// No person is there: in five minutes it is released.
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
