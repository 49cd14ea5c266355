public import Foundation
public import Postgres
public import Vocabulary

/// A roll-call: everybody is to be seen in person.
public struct Muster: Equatable, Sendable {
    public let id: Int64
    public let name: String
    public let startedAt: Date
    /// Nil while it is in progress.
    public let closedAt: Date?
}

extension Muster {
    /// One person on the muster list.
    public struct Line: Equatable, Sendable {
        public let person: Person
        /// Nil for somebody never heard.
        public let state: WhereaboutsState?
        /// Where they are, or where they were last known to be.
        public let roomNumber: String?
        public let zoneName: String?
        public let heardAt: Date?
        /// What their latest visit rests on; nil where that was not kept.
        public let source: VisitSource?
        /// Whether somebody has seen them in person since the muster began.
        public let isAccountedFor: Bool
        public let tickedAt: Date?
    }
}

extension Muster {
    /// Some lines of the muster list.
    public struct Page: Equatable, Sendable {
        public let lines: [Muster.Line]
        /// Of these lines and the others that were asked for.
        public let total: Int
        /// Of all of these, how many were seen in person.
        public let accountedFor: Int
    }
}

/// Roll-calls in an emergency: one at a time, which everybody ticks together.
public struct MusterRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// The roll-call in progress.
    public func current() async throws -> Muster? {
        try await database.query(
            "select muster_id, muster_name, started_at, closed_at from muster where closed_at is null"
        ).first.map(Self.muster)
    }

    /// Everybody who is asked for, those not accounted for first, then by name; and of how many that is a page.
    public func lines(_ muster: Int64?, _ list: ListQuery) async throws -> Muster.Page {
        let results = try await database.pipeline([
            """
            select person.person_id, email, first_name, last_name, classification, state, room_number, zone_name,
                heard_at, \(unescaped: WhereaboutsRepository.source), coalesce(accounted_for, false), ticked_at
            from person left join whereabouts using (person_id)
                left join \(unescaped: WhereaboutsRepository.lastRoom) on true
                left join room on room.room_id = last_room.room_id left join zone using (zone_id)
                left join muster_tick tick on tick.person_id = person.person_id and tick.muster_id = \(muster)
            where strpos(lower(first_name || ' ' || last_name || ' ' || email), lower(\(list.search))) > 0
            order by coalesce(accounted_for, false), lower(last_name), lower(first_name), person.person_id
            limit \(list.limit) offset \(list.offset)
            """,
            """
            select count(*), count(*) filter (where accounted_for)
            from person left join muster_tick tick
                on tick.person_id = person.person_id and tick.muster_id = \(muster)
            where strpos(lower(first_name || ' ' || last_name || ' ' || email), lower(\(list.search))) > 0
            """,
        ])
        let (total, accountedFor) = try results[1][0].decode((Int, Int).self)
        return Muster.Page(lines: try results[0].map(Self.line), total: total, accountedFor: accountedFor)
    }

    /// Throws `StoreError` where one is in progress already.
    public func start(name: String, at now: Date) async throws -> Muster {
        let inProgress = ["muster_in_progress": StoreError.conflict("A muster is in progress. Close it first.")]
        return try await naming(inProgress) {
            try Self.muster(
                try await database.query(
                    """
                    insert into muster (muster_name, started_at) values (\(name), \(now))
                    returning muster_id, muster_name, started_at, closed_at
                    """)[0])
        }
    }

    /// Notes whether somebody was seen in person. Of two who tick at once, the later one counts.
    public func tick(
        _ person: Int64, accountedFor: Bool, by actor: Int64, at now: Date, in muster: Int64
    ) async throws {
        try await database.query(
            """
            insert into muster_tick (muster_id, person_id, accounted_for, ticked_by, ticked_at)
            select \(muster), \(person), \(accountedFor), (select subject_id from subject where person_id = \(actor)),
                \(now)
            on conflict (muster_id, person_id) do update set accounted_for = excluded.accounted_for,
                ticked_by = excluded.ticked_by, ticked_at = excluded.ticked_at
            """)
    }

    /// From now on nobody can tick it any more.
    public func close(_ muster: Int64, at now: Date) async throws -> Muster {
        let rows = try await database.query(
            """
            update muster set closed_at = greatest(\(now), started_at)
            where muster_id = \(muster) and closed_at is null
            returning muster_id, muster_name, started_at, closed_at
            """)
        guard let row = rows.first else { throw Self.noneInProgress }
        return try Self.muster(row)
    }

    public static let noneInProgress = StoreError.conflict("No muster is in progress. Start one first.")
}

extension MusterRepository {
    static func muster(_ row: Row) throws -> Muster {
        let (id, name, started, closed) = try row.decode((Int64, String, Date, Date?).self)
        return Muster(id: id, name: name, startedAt: started, closedAt: closed)
    }

    static func line(_ row: Row) throws -> Muster.Line {
        let (id, email, first, last, classification, state, room, zone, heard, source, accounted, ticked) =
            try row.decode(
                (
                    Int64, String, String, String, Classification, WhereaboutsState?, String?, String?, Date?,
                    VisitSource?, Bool, Date?
                ).self)
        return Muster.Line(
            person: Person(
                id: id, email: email, firstName: first, lastName: last, classification: classification),
            state: state, roomNumber: room, zoneName: zone, heardAt: heard, source: source,
            isAccountedFor: accounted, tickedAt: ticked)
    }
}
