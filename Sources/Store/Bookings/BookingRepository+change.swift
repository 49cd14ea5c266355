public import Foundation
import Phrases
import Postgres
public import Vocabulary

extension BookingRepository {
    /// The content of a booking.
    public struct Order: Equatable, Sendable {  // generated: init
        public var from: Date
        public var until: Date
        public var title: String?
    }

    /// A person to be invited.
    public struct Guest: Hashable, Sendable {
        public let id: Int64
        /// Whether they were specified by their address.
        public let isKnown: Bool
    }

    private static let taken = [
        "booking_no_overlap": Refusal(.roomTaken, .roomBooked)
    ]

    /// Returns the room in use with a number and locks its row. Until the transaction ends, it cannot be retired, and
    /// other transactions that want to book it wait in turn. Throws `Refusal` if there is none.
    public func holdRoom(_ number: String) async throws -> Int64 {
        let row = try await database.query(
            """
            select room_id from room where lower(room_number) = lower(\(number)) and retired_at is null
            for no key update
            """
        ).first
        guard let row else { throw Refusal.notFound(.noRoomNumbered(number)) }
        return try row.decode(0)
    }

    /// Returns how many bookings of a person are not over. The person can make no other until the transaction ends.
    public func countOpen(of person: Int64, at now: Date) async throws -> Int {
        let results = try await database.pipeline([
            "select from person where person_id = \(person) for no key update",
            "select count(*) from booking where person_id = \(person) and state = 'booked' and until_at > \(now)",
        ])
        return try results[1][0].decode(0)
    }

    /// Returns the people specified by number or address. Throws `Refusal` if one does not exist.
    public func guests(_ named: [Person.Reference]) async throws -> Set<Guest> {
        let numbers = named.compactMap { if case .id(let id) = $0 { id } else { nil } }
        let emails = named.compactMap { if case .email(let email) = $0 { email } else { nil } }
        guard !named.isEmpty else { return [] }
        let rows = try await database.query(
            """
            select false, number, null::text, person_id
            from unnest(\(numbers)) number left join person on person_id = number
            union all
            select true, null, asked, person_id
            from unnest(\(emails)) asked left join person on lower(email) = lower(asked)
            """)
        let guests = try rows.map { row in
            let (isKnown, number, email, person) = try row.decode((Bool, Int64?, String?, Int64?).self)
            guard let person else {
                throw Refusal(
                    .notFound, .noPersonNamed(email ?? number.map { String($0) } ?? ""),
                    argument: "invited")
            }
            return Guest(id: person, isKnown: isKnown)
        }
        // A person specified in both ways counts as known.
        let known = Set(guests.filter(\.isKnown).map(\.id))
        return Set(guests.map { Guest(id: $0.id, isKnown: known.contains($0.id)) })
    }

    /// Books a room. Throws `Refusal` with `roomTaken` if it is already booked within that time.
    public func create(
        _ order: Order, of room: Int64, by person: Int64, inviting guests: Set<Guest>, at now: Date
    ) async throws -> Int64 {
        let id: Int64 = try await naming(Self.taken) {
            try await database.query(
                """
                insert into booking (room_id, person_id, title, from_at, until_at, created_at)
                values (\(room), \(person), \(order.title), \(order.from), \(order.until), \(now))
                returning booking_id
                """)[0].decode(0)
        }
        try await invite(guests, to: id)
        return id
    }

    /// Changes a booking that is not over. Throws `Refusal` with `roomTaken` if the room is already booked within
    /// that time.
    /// - Parameter guests: all guests; nil leaves them unchanged.
    public func edit(_ id: Int64, _ order: Order, inviting guests: Set<Guest>?) async throws {
        if let guests {
            try await database.query("delete from booking_invited where booking_id = \(id)")
            try await invite(guests, to: id)
        }
        let rows = try await naming(Self.taken) {
            try await database.query(
                """
                update booking set from_at = \(order.from), until_at = \(order.until), title = \(order.title),
                    noticed_at = case when from_at = \(order.from) then noticed_at end
                where booking_id = \(id) and state = 'booked' returning booking_id
                """)
        }
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    private func invite(_ guests: Set<Guest>, to booking: Int64) async throws {
        let guests = guests.sorted { $0.id < $1.id }
        guard !guests.isEmpty else { return }
        try await database.query(
            """
            insert into booking_invited (booking_id, person_id, is_known)
            select \(booking), person_id, is_known
            from unnest(\(guests.map(\.id)), \(guests.map(\.isKnown))) as guest (person_id, is_known)
            """)
    }
}

extension BookingRepository {
    /// Ends a running booking now, so that the part already used stays on record.
    private static let cut =
        "until_at = case when from_at < asked.now then least(until_at, asked.now) else until_at end"

    /// Cancels a booking. Throws `Refusal` if it is over.
    public func cancel(_ id: Int64, because end: BookingEnd, at now: Date) async throws {
        let rows = try await database.query(
            """
            update booking set state = 'cancelled', reason = \(end), ended_at = asked.now, \(unescaped: Self.cut)
            from (select \(now) as now) asked
            where booking_id = \(id) and state = 'booked' and until_at > asked.now returning booking_id
            """)
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    /// Cancels all bookings of a room that can no longer be used.
    public func cancelAll(of room: Int64, at now: Date) async throws {
        _ = try await database.pipeline([
            // This waits for transactions that are booking the room, so that their bookings are seen.
            "select from room where room_id = \(room) for update",
            """
            update booking set state = 'cancelled', reason = \(BookingEnd.roomRetired), ended_at = asked.now,
                \(unescaped: Self.cut)
            from (select \(now) as now) asked
            where room_id = \(room) and state = 'booked' and until_at > asked.now
            """,
        ])
    }

    /// Cancels the bookings of a person who is about to be erased.
    static func cancel(of person: Int64, at now: Date) -> Query {
        """
        update booking set state = 'cancelled', reason = \(BookingEnd.personErased), ended_at = asked.now,
            \(unescaped: cut)
        from (select \(now) as now) asked
        where person_id = \(person) and state = 'booked' and until_at > asked.now
        """
    }
}
