public import Foundation
public import Postgres
public import Vocabulary

/// A running booking, and which of its people were seen in the room.
public struct RunningBooking: Equatable, Sendable {
    public let id: Int64
    public let from: Date
    public let until: Date
    public let isNoticed: Bool
    /// When the booker or an invited person was last in the room, by visits that reach into the relevant time.
    public let lastThere: Date?
    /// Whether one of them is there, or was there when last heard.
    public let isOccupied: Bool
    /// Since when a scanner in the room has been listening there without a gap; nil if none is listening now.
    public let listeningSince: Date?
}

/// The changes to bookings that the owner of the engine makes.
public struct RunningBookings: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns whether any booking is running.
    public func isAny(at now: Date) async throws -> Bool {
        try await database.query(
            "select exists (select from booking where state = 'booked' and from_at <= \(now) and until_at > \(now))")[0]
            .decode(0)
    }

    /// - Parameter early: how many seconds before the beginning a person's presence already counts.
    public func all(at now: Date, early: TimeInterval) async throws -> [RunningBooking] {
        try await database.query(
            """
            select booking_id, from_at, until_at, noticed_at is not null, last_there, is_there, listening_since
            from booking cross join lateral (
                select array(
                    select booking.person_id union all select booking_invited.person_id from booking_invited
                    where booking_invited.booking_id = booking.booking_id) as people
            ) theirs cross join lateral (
                select max(coalesce(left_at, \(now))) as last_there from visit
                where visit.room_id = booking.room_id and visit.person_id = any(people)
                    and visit.span && tstzrange(from_at - make_interval(secs => \(early)), \(now), '[]')
            ) visits cross join lateral (
                select exists (
                    select from shown_whereabouts whereabouts left join \(unescaped: WhereaboutsRepository.lastRoom)
                        on true
                    where whereabouts.person_id = any(people) and case whereabouts.state
                        when 'present' then whereabouts.room_id = booking.room_id
                        when 'unknown' then last_room.room_id = booking.room_id else false end) as is_there
            ) beliefs cross join lateral (
                -- What lies before the time that counts is of no account. Most stand there since for ever.
                select min(greatest(booking.from_at - make_interval(secs => \(early)), stand.from_at, (
                        select max(until_at) from scanner_pause
                        where scanner_pause.scanner_id = scanner.scanner_id))) as listening_since
                from scanner join scanner_stand stand on stand.scanner_id = scanner.scanner_id
                    and stand.room_id = scanner.room_id and stand.until_at = 'infinity'
                where scanner.room_id = booking.room_id and scanner.retired_at is null
                    and \(listeningAt: now)
            ) scanners
            where booking.state = 'booked' and booking.from_at <= \(now) and booking.until_at > \(now)
            order by booking_id
            """
        ).map { row in
            let (id, from, until, isNoticed, last, isThere, since) = try row.decode(
                (Int64, Date, Date, Bool, Date?, Bool, Date?).self)
            return RunningBooking(
                id: id, from: from, until: until, isNoticed: isNoticed, lastThere: last, isOccupied: isThere,
                listeningSince: since)
        }
    }

    /// Verifies the lease; must be called first. Throws `Lease.Lost` if another server now owns the engine.
    public func begin(_ lease: Lease) async throws {
        guard try await !database.query(lease.check).isEmpty else { throw Lease.Lost() }
    }

    /// Records that the booker is notified that the room is empty.
    public func notice(_ booking: RunningBooking, at now: Date) async throws {
        try await database.query(
            """
            update booking set noticed_at = \(now)
            where booking_id = \(booking.id) and state = 'booked' and from_at = \(booking.from) and noticed_at is null
            """)
    }

    /// Releases the rest of a booking unless it was changed in the meantime.
    public func release(_ booking: RunningBooking, because end: BookingEnd, at now: Date) async throws {
        try await database.query(
            """
            update booking set state = 'released', reason = \(end), ended_at = \(now), until_at = \(now)
            where booking_id = \(booking.id) and state = 'booked'
                and from_at = \(booking.from) and until_at = \(booking.until)
            """)
    }
}
