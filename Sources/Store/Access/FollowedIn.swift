public import Foundation
public import Postgres
public import Vocabulary

/// A visit that began behind locked doors although the person opened none of them, with the evidence.
public struct FollowedIn: Equatable, Sendable {
    public let visit: Int64
    public let person: Int64
    public let email: String?
    public let firstName: String
    public let lastName: String
    public let roomNumber: String
    public let enteredAt: Date
    public let source: VisitSource?
    /// The other person who opened a door of the room just before.
    public let behind: Behind?
    /// When a door of the room last opened before, and closed again.
    public let doorOpenedAt: Date?
    public let doorClosedAt: Date?

    public struct Behind: Equatable, Sendable {
        public let attempt: Int64
        public let person: Int64
        public let firstName: String
        public let lastName: String
        public let at: Date
    }
}

extension FollowedIn {
    /// A selection of such visits; a nil member does not restrict it.
    public struct Filter: Sendable {  // generated: init
        public let person: Int64?
        /// Only visits to the room of this lock.
        public let lock: Int64?
        public let from: Date?
        public let to: Date?
    }
}

/// Finds people who may have followed another person in, by visits, attempts and door openings.
public struct FollowedInRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the newest first. A search matches room numbers. Attempts and openings are kept for `unlock_days`, so
    /// older visits cannot be judged.
    public func list(
        _ filter: FollowedIn.Filter, _ list: ListQuery, at now: Date
    ) async throws -> Listing<FollowedIn> {
        try await database.listing(
            """
            select visit_id, person.person_id, person.email, person.first_name, person.last_name, room_number,
                entered_at, source, behind.attempt_id, behind.person_id as behind_person,
                behind.first_name as behind_first, behind.last_name as behind_last, behind.responded_at as behind_at,
                opening.opened_at, opening.closed_at
            \(unescaped: Self.tables)
                left join lateral (\(unescaped: Self.behind)) behind on true
                left join lateral (\(unescaped: Self.opening)) opening on true
            where entered_at between coalesce(\(filter.from), '-infinity') and coalesce(\(filter.to), 'infinity')
                and entered_at >= \(now)::timestamptz - make_interval(days => unlock_days)
                and visit.person_id = coalesce(\(filter.person), visit.person_id)
                and strpos(searchable(room_number), searchable(\(list.search))) > 0
                and visit.room_id in (
                    select room_id from lock where lock_id = coalesce(\(filter.lock), lock_id) and door_id is not null)
                and \(unescaped: Self.condition)
            order by entered_at desc, visit_id desc limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) \(unescaped: Self.tables)
                where entered_at between coalesce(\(filter.from), '-infinity') and coalesce(\(filter.to), 'infinity')
                    and entered_at >= \(now)::timestamptz - make_interval(days => unlock_days)
                    and visit.person_id = coalesce(\(filter.person), visit.person_id)
                    and strpos(searchable(room_number), searchable(\(list.search))) > 0
                    and visit.room_id in (
                        select room_id from lock
                        where lock_id = coalesce(\(filter.lock), lock_id) and door_id is not null)
                    and \(unescaped: Self.condition)
                """,
            decode: FollowedIn.init(row:))
    }

    private static let tables = """
        from visit join room using (room_id) join person using (person_id) cross join site
            cross join lateral (select entered_at - interval '60 s' as since) span
        """

    private static let condition = """
        \(isBehindLocks) and not \(goesOn) and not \(openedIt) and not \(isHeldOpen) and not \(doorStoodOpen)
        """
}

// Conditions on a row `visit`; `since` is 60 s before it began.
extension FollowedInRepository {
    /// Each door of the room has a lock of that room, which was in use then.
    private static let isBehindLocks = """
        (
            exists (select from door where visit.room_id in (room_a, room_b)) and not exists (
                select from door
                where visit.room_id in (room_a, room_b) and not exists (
                    select from lock
                    where lock.door_id = door.door_id and lock.room_id = visit.room_id
                        and (retired_at is null and activated_at <= entered_at
                            or retired_at > entered_at and created_at <= entered_at))))
        """

    /// The person's previous visit to the same room ended as `unknown`: they may never have left it.
    private static let goesOn = """
        exists (
            select from (
                select room_id, end_reason from visit before
                where before.person_id = visit.person_id and before.entered_at < visit.entered_at
                order by before.entered_at desc limit 1
            ) before
            where before.room_id = visit.room_id and before.end_reason = 'unknown')
        """

    /// The attempts that may have opened the door.
    private static let isDone = "responded_at is not null and unlock.state in ('responded', 'opened', 'unconfirmed')"

    /// The person opened a door of the room. A person at the door may be heard behind it before they open it.
    private static let openedIt = """
        exists (
            select from unlock
            where unlock.person_id = visit.person_id and unlock.room_id = visit.room_id and \(isDone)
                and responded_at between since and entered_at + interval '30 s')
        """

    /// A lock of the room was held open during its opening hours.
    private static let isHeldOpen = """
        exists (
            select from unlock
            where unlock.room_id = visit.room_id and way = 'open_hours' and \(isDone)
                and asked_at > since - interval '10 minutes' and responded_at <= entered_at
                and responded_at + make_interval(secs => hold) >= since)
        """

    /// The openings of the room's doors in that period.
    private static let openings = """
        door_opening join lock using (lock_id)
        where (lock.room_id = visit.room_id or door_id in (
                select door_id from door where visit.room_id in (room_a, room_b)))
            and opened_at <= entered_at and coalesce(closed_at, 'infinity') >= since
        """

    /// A door stood open, and not only for another person who had just opened it.
    private static let doorStoodOpen = """
        exists (
            select from \(openings) and not exists (
                select from unlock
                where unlock.lock_id = door_opening.lock_id and unlock.person_id <> visit.person_id and \(isDone)
                    and opened_at between responded_at - interval '1 s'
                        and responded_at + make_interval(secs => hold + 10)
                    and closed_at <= responded_at + make_interval(secs => hold + 10)))
        """

    /// The last opening of a door.
    private static let opening = """
        select opened_at, closed_at from \(openings) order by opened_at desc limit 1
        """

    /// The last other person who opened a door of the room.
    private static let behind = """
        select attempt_id, other.person_id, first_name, last_name, responded_at
        from unlock join person other using (person_id)
        where unlock.room_id = visit.room_id and unlock.person_id <> visit.person_id and \(isDone)
            and responded_at between since and entered_at
        order by attempt_id desc limit 1
        """
}

extension FollowedIn {
    fileprivate init(row: Row) throws {
        let behind: Behind? = try row.decode("attempt_id", as: Int64?.self).map { attempt in
            Behind(
                attempt: attempt, person: try row.decode("behind_person"), firstName: try row.decode("behind_first"),
                lastName: try row.decode("behind_last"), at: try row.decode("behind_at"))
        }
        self.init(
            visit: try row.decode("visit_id"), person: try row.decode("person_id"), email: try row.decode("email"),
            firstName: try row.decode("first_name"), lastName: try row.decode("last_name"),
            roomNumber: try row.decode("room_number"), enteredAt: try row.decode("entered_at"),
            source: try row.decode("source"), behind: behind, doorOpenedAt: try row.decode("opened_at"),
            doorClosedAt: try row.decode("closed_at"))
    }
}
