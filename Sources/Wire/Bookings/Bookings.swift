public import Foundation
public import Vocabulary

/// A room that a person has for a time.
public struct BookingRecord: Codable, Equatable, Sendable {
    public let bookingID: Int64
    public let roomNumber: String
    public let zoneName: String
    public let from: Date
    /// Of what was released while it lasted, when that was.
    public let to: Date
    public let title: String?
    public let state: BookingState
    /// Why it was released or cancelled.
    public let reason: BookingEnd?
    /// Who booked it.
    public let booker: BookingPerson
    /// Whether the caller booked it.
    public var mine: Bool = false
    /// Who may come in besides. Told to the person who booked it and to admins; nil for the others.
    public let invited: [BookingPerson]?
    public let createdAt: Date
    /// When the booker was told that no person is there.
    public let noticedAt: Date?
    /// When it was released or cancelled.
    public let endedAt: Date?
}

/// Who booked a room, or is invited. Students and visitors who invited a number learn no more than that number.
public struct BookingPerson: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String?
    public let firstName: String?
    public let lastName: String?
}

/// The bookings that the caller made or is invited to: those to come, the next first, and then those that are over,
/// the last first.
public struct GetBookings: Request, ListRequest {
    public static let type = RequestType.universalGetBookings

    /// Only of this room. Then `taken` tells when others have it.
    public let roomNumber: String?
    /// Only what ends after this; as `from` of `universal.book_room`.
    public let from: SchoolInstant?
    /// Only what begins before this.
    public let to: SchoolInstant?
    /// Only those whose room, title or booker holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let bookings: [BookingRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
        /// When the room is taken, by a person whom, from `from` (now if absent) to `to`, in order; at most 500. Nil if
        /// no room was named.
        public let taken: [TakenRecord]?
    }
}

/// All people's bookings: those to come, the next first, and then those that are over, the last first. Each look is
/// audited.
public struct GetAllBookings: Request, ListRequest {
    public static let type = RequestType.adminGetBookings

    public let bookingID: Int64?
    public let roomNumber: String?
    /// Only those that this person made or is invited to.
    public let personID: Int64?
    public let state: BookingState?
    /// Only what ends after this; as `from` of `universal.book_room`.
    public let from: SchoolInstant?
    /// Only what begins before this.
    public let to: SchoolInstant?
    /// Only those whose room, title or booker holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let bookings: [BookingRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}
