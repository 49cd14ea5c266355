public import Foundation
import Postgres
public import Vocabulary

extension BookingRepository {
    /// What is to be booked.
    public struct Order: Equatable, Sendable {  // generated: init
        public var from: Date
        public var until: Date
        public var title: String?
    }

    /// A person who is to be invited.
    public struct Guest: Hashable, Sendable {
        public let id: Int64
        /// Whether they were named by their address.
        public let isKnown: Bool
    }

    private static let taken = [
        "booking_no_overlap": StoreError(.roomTaken, "The room is booked at that time.")
    ]

    /// The room in use with a number. Until the transaction ends no other person books it, and it is not retired: of
    /// many who ask for one time each waits for the one before. Throws `StoreError` if there is none.
    public func holdRoom(_ number: String) async throws -> Int64 {
        let row = try await database.query(
            """
            select room_id from room where lower(room_number) = lower(\(number)) and retired_at is null
            for no key update
            """
        ).first
        guard let row else { throw StoreError.notFound("There is no room '\(number)'.") }
        return try row.decode(0)
    }

    /// How many bookings a person has that are not over. Until the transaction ends they make no other.
    public func countOpen(of person: Int64, at now: Date) async throws -> Int {
        let results = try await database.pipeline([
            "select from person where person_id = \(person) for no key update",
            "select count(*) from booking where person_id = \(person) and state = 'booked' and until_at > \(now)",
        ])
        return try results[1][0].decode(0)
    }

    /// Those who are named, by number or by address. Throws `StoreError` if a person is not there.
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
                throw StoreError(
                    .notFound, "There is no person '\(email ?? number.map { String($0) } ?? "")'.",
                    argument: "invited")
            }
            return Guest(id: person, isKnown: isKnown)
        }
        // Who is named in both ways is known.
        let known = Set(guests.filter(\.isKnown).map(\.id))
        return Set(guests.map { Guest(id: $0.id, isKnown: known.contains($0.id)) })
    }

    /// Books a room. Throws `StoreError` with `roomTaken` where a person has it within that time.
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

    /// Changes one that is not over. Throws `StoreError` with `roomTaken` where a person has the room within that time.
    /// - Parameter guests: all of them; nil leaves those that there are.
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
    /// Of one that is running, what was had of it stays as it was.
    private static let cut =
        "until_at = case when from_at < asked.now then least(until_at, asked.now) else until_at end"

    /// Gives one back. Throws `StoreError` if it is over.
    public func cancel(_ id: Int64, because end: BookingEnd, at now: Date) async throws {
        let rows = try await database.query(
            """
            update booking set state = 'cancelled', reason = \(end), ended_at = asked.now, \(unescaped: Self.cut)
            from (select \(now) as now) asked
            where booking_id = \(id) and state = 'booked' and until_at > asked.now returning booking_id
            """)
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    /// Gives back those of a room that no person can use any more.
    public func cancelAll(of room: Int64, at now: Date) async throws {
        _ = try await database.pipeline([
            // A person who is booking it is waited for, so that theirs is seen.
            "select from room where room_id = \(room) for update",
            """
            update booking set state = 'cancelled', reason = \(BookingEnd.roomRetired), ended_at = asked.now,
                \(unescaped: Self.cut)
            from (select \(now) as now) asked
            where room_id = \(room) and state = 'booked' and until_at > asked.now
            """,
        ])
    }

    /// Gives back those of a person who is erased right after.
    static func cancel(of person: Int64, at now: Date) -> Query {
        """
        update booking set state = 'cancelled', reason = \(BookingEnd.personErased), ended_at = asked.now,
            \(unescaped: cut)
        from (select \(now) as now) asked
        where person_id = \(person) and state = 'booked' and until_at > asked.now
        """
    }
}
