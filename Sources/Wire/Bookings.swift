public import Foundation
public import Vocabulary

/// A room that somebody has for a time.
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
    /// Whether whoever asks booked it.
    public let mine: Bool
    /// Who may come in besides. Told to whoever booked it and to admins; nil for the others.
    public let invited: [BookingPerson]?
    public let createdAt: Date
    /// When the booker was told that nobody is there.
    public let noticedAt: Date?
    /// When it was released or cancelled.
    public let endedAt: Date?

    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case from, to, title, state, reason, booker, mine, invited
        case createdAt = "created_at"
        case noticedAt = "noticed_at"
        case endedAt = "ended_at"
    }

    public init(
        bookingID: Int64, roomNumber: String, zoneName: String, from: Date, to: Date, title: String? = nil,
        state: BookingState, reason: BookingEnd? = nil, booker: BookingPerson, mine: Bool = false,
        invited: [BookingPerson]? = nil, createdAt: Date, noticedAt: Date? = nil, endedAt: Date? = nil
    ) {
        self.bookingID = bookingID
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.from = from
        self.to = to
        self.title = title
        self.state = state
        self.reason = reason
        self.booker = booker
        self.mine = mine
        self.invited = invited
        self.createdAt = createdAt
        self.noticedAt = noticedAt
        self.endedAt = endedAt
    }
}

/// Who booked a room, or is invited. Students and visitors who invited a number learn no more than that number.
public struct BookingPerson: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String?
    public let firstName: String?
    public let lastName: String?

    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
    }

    public init(personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil) {
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
    }
}

/// The bookings that whoever asks made or is invited to: those to come, the next first, and then those that are over,
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

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case from, to, search, page
        case pageSize = "page_size"
    }

    public init(
        roomNumber: String? = nil, from: SchoolInstant? = nil, to: SchoolInstant? = nil, search: String? = nil,
        page: Int? = nil, pageSize: Int? = nil
    ) {
        self.roomNumber = roomNumber
        self.from = from
        self.to = to
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let bookings: [BookingRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
        /// When the room is taken, by whomever, from `from` (now if absent) to `to`, in order; at most 500. Nil where
        /// no room was named.
        public let taken: [TakenRecord]?

        public init(bookings: [BookingRecord], total: Int, taken: [TakenRecord]? = nil) {
            self.bookings = bookings
            self.total = total
            self.taken = taken
        }
    }
}

/// Everybody's bookings: those to come, the next first, and then those that are over, the last first. Each look is
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

    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
        case roomNumber = "room_number"
        case personID = "person_id"
        case state, from, to, search, page
        case pageSize = "page_size"
    }

    public init(
        bookingID: Int64? = nil, roomNumber: String? = nil, personID: Int64? = nil, state: BookingState? = nil,
        from: SchoolInstant? = nil, to: SchoolInstant? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil
    ) {
        self.bookingID = bookingID
        self.roomNumber = roomNumber
        self.personID = personID
        self.state = state
        self.from = from
        self.to = to
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let bookings: [BookingRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(bookings: [BookingRecord], total: Int) {
            self.bookings = bookings
            self.total = total
        }
    }
}
