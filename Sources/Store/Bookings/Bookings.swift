public import Foundation
public import Phrases
public import Postgres
public import Vocabulary

/// A room that is booked for a person from one time to another.
public struct Booking: Equatable, Sendable {
    public let id: Int64
    public let room: Int64
    public let roomNumber: String
    public let zoneName: String
    /// The person who booked it.
    public let booker: Person
    public let title: String?
    public let from: Date
    public let until: Date
    public let state: BookingState
    /// Why it was released or cancelled.
    public let end: BookingEnd?
    public let createdAt: Date
    /// When the booker was notified that the room is empty.
    public let noticedAt: Date?
    public let endedAt: Date?
    /// Other people who may enter.
    public var invited: [Booking.Invited] = []

    /// An invited person.
    public struct Invited: Equatable, Sendable {  // generated: init
        public let person: Person
        /// Whether the booker specified them by their address and therefore already knows who they are.
        public let isKnown: Bool
    }

    /// A selection of bookings; a nil member does not restrict it.
    public struct Filter: Sendable {  // generated: init
        public var id: Int64?
        public var roomNumber: String?
        /// The person who made them or is invited.
        public var person: Int64?
        public var state: BookingState?
        /// Only bookings that end after this.
        public var from: Date?
        /// Only bookings that begin before this.
        public var to: Date?
    }
}

/// Bookings of rooms.
public struct BookingRepository: Sendable {
    /// The channel that announces each change.
    public static let channel = "booking"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns upcoming and running bookings, the next first, and then past ones, the latest first.
    public func list(_ filter: Booking.Filter, _ list: ListQuery, at now: Date) async throws -> Listing<Booking> {
        let found = try await database.listing(
            """
            booking_id, room_id, room_number, zone_name, person_id, email, first_name, last_name, classification, title,
            from_at, until_at, state, reason, booking.created_at, noticed_at, ended_at
            """, order: "is_over, case when is_over then null else from_at end, from_at desc, booking_id", list,
            decode: Booking.init
        ) { part in
            """
            select \(unescaped: part.columns)
            from booking join person using (person_id) join room using (room_id) join zone using (zone_id)
                cross join lateral (select state <> 'booked' or until_at <= \(now)) as ending (is_over)
            where (\(filter.id)::bigint is null or booking_id = \(filter.id))
                and (\(filter.roomNumber)::text is null or lower(room_number) = lower(\(filter.roomNumber)))
                and (\(filter.state)::text is null or state = \(filter.state))
                and (\(filter.from)::timestamptz is null or until_at > \(filter.from))
                and (\(filter.to)::timestamptz is null or from_at < \(filter.to))
                and (\(filter.person)::bigint is null or booking_id in (
                    select made.booking_id from booking made where made.person_id = \(filter.person)
                    union all
                    select theirs.booking_id from booking_invited theirs where theirs.person_id = \(filter.person)))
                and strpos(
                    searchable(concat_ws(' ', room_number, title, first_name, last_name, email)),
                    searchable(\(list.search))) > 0
            \(unescaped: part.order) limit \(part.limit) offset \(part.offset)
            """
        }
        let invited = try await invited(to: found.rows.map(\.id))
        return Listing(
            rows: found.rows.map { booking in
                var booking = booking
                booking.invited = invited[booking.id] ?? []
                return booking
            }, total: found.total)
    }

    /// Returns the invited people by booking.
    private func invited(to bookings: [Int64]) async throws -> [Int64: [Booking.Invited]] {
        guard !bookings.isEmpty else { return [:] }
        let rows = try await database.query(
            """
            select person_id, email, first_name, last_name, classification, booking_id, is_known
            from booking_invited join person using (person_id)
            where booking_id = any(\(bookings)) order by lower(last_name), lower(first_name), person_id
            """)
        return try rows.reduce(into: [:]) { invited, row in
            let (person, email, first, last, classification, booking, isKnown) = try row.decode(
                (Int64, String, String, String, Classification, Int64, Bool).self)
            invited[booking, default: []].append(
                Booking.Invited(
                    person: Person(
                        id: person, email: email, firstName: first, lastName: last, classification: classification),
                    isKnown: isKnown))
        }
    }

    public static func missing(_ id: Int64) -> Refusal { .notFound(.noBookingWithNumber(id)) }
}

extension Booking {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: try row.decode("booking_id"), room: try row.decode("room_id"),
            roomNumber: try row.decode("room_number"), zoneName: try row.decode("zone_name"),
            booker: Person(
                id: try row.decode("person_id"), email: try row.decode("email"),
                firstName: try row.decode("first_name"), lastName: try row.decode("last_name"),
                classification: try row.decode("classification")),
            title: try row.decode("title"), from: try row.decode("from_at"), until: try row.decode("until_at"),
            state: try row.decode("state"), end: try row.decode("reason"), createdAt: try row.decode("created_at"),
            noticedAt: try row.decode("noticed_at"), endedAt: try row.decode("ended_at"))
    }
}
