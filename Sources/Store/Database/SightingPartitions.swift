public import Foundation
import Logging
public import Postgres

/// The partitions of the sightings, one for each UTC day: made ahead, and back to the oldest day of which a spool may
/// still hold something. A day is emptied when its sightings are not needed any more, and dropped when nothing of it is
/// taken in.
public struct SightingPartitions: Sendable {  // generated: init
    /// Days made ahead of today.
    static let ahead = 7

    let pool: ConnectionPool
    /// Logs in as the owner: only the owner can empty or drop a day.
    let owner: ConnectionSettings
    let logger: Logger

    /// Makes the days that are missing, empties those whose sightings are over, and drops those that are too old.
    /// - Parameter keptAt: the time by which days are over, where it is another.
    public func maintain(at now: Date, keptAt: Date? = nil) async throws {
        try await make(at: now)
        let time = keptAt ?? now
        let expired = try await SightingPartitions.Day.expired(at: time, pool)
        let over = try await SightingPartitions.Day.over(at: time, pool)
        guard !(expired.isEmpty && over.isEmpty) else { return }
        // What another is dropping is left to it.
        try await Connection.alone(at: Self.work, owner, logger: logger) { connection in
            try await drop(at: time, connection)
            for day in try await SightingPartitions.Day.over(at: time, connection) {
                try await empty(day, connection)
            }
        }
    }

    /// Empties the oldest day that holds anything, whatever still needs it; today's stays.
    /// - Returns: whether there was one.
    public func emptyOldest(at now: Date) async throws -> Bool {
        var isEmptied = false
        try await Connection.alone(at: Self.work, owner, logger: logger) { connection in
            guard let day = try await SightingPartitions.Day.filled(at: now, connection).first else { return }
            try await empty(day, connection)
            isEmptied = true
        }
        return isEmptied
    }

    /// The days older than `sighting_days` that are kept all the same, and the scanners for which they are.
    public func needed(at now: Date) async throws -> [(day: String, scanners: [String])] {
        try await pool.query(
            """
            select to_char(day, 'YYYY-MM-DD'), coalesce(array_agg(scanner_name order by scanner_name)
                filter (where scanner_name is not null), '{}')
            from needed_sighting_days(\(now)) left join scanner using (scanner_id) group by day order by day
            """
        ).map { try $0.decode((String, [String]).self) }
    }

    /// Makes the days from the oldest of which something is taken in to a week ahead.
    public func make(at now: Date) async throws {
        try await Self.make(at: now, in: pool)
    }

    /// The same in a transaction.
    public static func make(at now: Date, in database: some Querying) async throws {
        try await database.query(
            """
            select make_sighting_days(
                (\(now) at time zone 'UTC')::date - greatest(sighting_days, spool_days),
                (\(now) at time zone 'UTC')::date + \(ahead)::integer)
            from site
            """)
        try await database.query("select summarise_sightings()")
    }

    /// The name of the lock under which one server at a time deletes sightings.
    private static let work = "drop_sighting_days"

    private func drop(at now: Date, _ connection: Connection) async throws {
        for day in try await SightingPartitions.Day.expired(at: now, connection) {
            try await connection.query(day.markPartial)
            for statement in day.drop { try await connection.query(statement) }
            logger.info("A day of sightings was dropped.", metadata: ["partition": "\(day.name)"])
        }
    }

    /// The reader or writes this day meanwhile is waited for, two seconds at most: it is tried again later. The day
    /// itself stays: what comes late of it is still taken in.
    private func empty(_ day: SightingPartitions.Day, _ connection: Connection) async throws {
        guard !day.isEmpty else { return _ = try await connection.query(day.markPartial) }
        try await connection.query("set lock_timeout = '2s'")
        try await connection.pipeline([day.markPartial, Query(unescaped: "truncate \(day.name)")])
        logger.info("The sightings of a day were deleted.", metadata: ["partition": "\(day.name)"])
    }
}

extension SightingPartitions {
    /// The table of one day's sightings.
    struct Day: Sendable {
        /// Letters, digits and underscores only.
        let name: String
        /// False if it was detached by a server that did not come to drop it.
        let isAttached: Bool
        /// True if detaching it was begun by a server that did not come to its end.
        let isHalfDetached: Bool
        let isEmpty: Bool

        /// The days of which nothing is taken in any more, and what a server left half dropped, the oldest first.
        static func expired(at now: Date, _ database: any Querying) async throws -> [SightingPartitions.Day] {
            try await find(
                "day < today - greatest(sighting_days, spool_days) or inhrelid is null or inhdetachpending", at: now,
                database)
        }

        /// The days older than what is kept whose sightings no person needs any more, the oldest first.
        static func over(at now: Date, _ database: any Querying) async throws -> [SightingPartitions.Day] {
            try await find(
                """
                day < today - sighting_days and day >= today - spool_days and inhrelid is not null
                    and not inhdetachpending
                    and (pg_relation_size(oid) > 0 or coalesce(state, 'kept') = 'kept')
                    and day not in (select needed.day from needed_sighting_days(instant) needed)
                """, at: now, database)
        }

        /// The days before today that hold any sighting, the oldest first.
        static func filled(at now: Date, _ database: any Querying) async throws -> [SightingPartitions.Day] {
            try await find("day < today and pg_relation_size(oid) > 0", at: now, database)
        }

        /// - Parameter condition: on the day and its table, in which `site` is the row of settings.
        private static func find(
            _ condition: String, at now: Date, _ database: any Querying
        ) async throws -> [SightingPartitions.Day] {
            try await database.query(
                """
                select name, inhrelid is not null, coalesce(inhdetachpending, false), pg_relation_size(oid) = 0
                from site, (
                        select \(now)::timestamptz as instant, (\(now) at time zone 'UTC')::date as today
                    ) clock, (
                        select oid, relname::text as name, to_date(right(relname::text, 8), 'YYYYMMDD') as day
                        from pg_class
                        where relkind = 'r' and relname ~ '^sighting_[0-9]{8}$'
                            and relnamespace = (select relnamespace from pg_class where oid = 'sighting'::regclass)
                    ) named
                    left join pg_inherits on inhrelid = oid left join sighting_day using (day)
                where \(unescaped: condition)
                order by day
                """
            ).map {
                let (name, isAttached, isHalfDetached, isEmpty) = try $0.decode((String, Bool, Bool, Bool).self)
                return SightingPartitions.Day(
                    name: name, isAttached: isAttached, isHalfDetached: isHalfDetached, isEmpty: isEmpty)
            }
        }

        /// From now on no person is judged again by what is stored of it.
        var markPartial: Query {
            """
            insert into sighting_day (day, state) values (to_date(right(\(name), 8), 'YYYYMMDD'), 'partial')
            on conflict (day) do update set state = 'partial'
            """
        }

        /// The statements that drop it, each to be committed by itself: DROP of an attached partition would lock out
        /// the writers.
        var drop: [Query] {
            let detach = Query(
                unescaped:
                    "alter table sighting detach partition \(name) \(isHalfDetached ? "finalize" : "concurrently")")
            return (isAttached ? [detach] : []) + [Query(unescaped: "drop table \(name)")]
        }
    }
}

extension Date {
    /// When the day of its sightings began, at midnight in UTC.
    public var startOfSightingDay: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    }
}

extension Connection {
    /// Makes a connection for work that one server does at a time, and closes it; where another is at it, nothing is
    /// done.
    ///
    /// The lock would end with the connection, but some time after that is closed here: who asks next is not to find it
    /// taken.
    static func alone(
        at work: String, _ settings: ConnectionSettings, logger: Logger, _ body: (Connection) async throws -> Void
    ) async throws {
        let connection = try await connect(settings, logger: logger)
        do {
            let isOurs = try await connection.query("select pg_try_advisory_lock(hashtext(\(work)))")
            if try isOurs[0].decode(0, as: Bool.self) {
                try await body(connection)
                try await connection.query("select pg_advisory_unlock(hashtext(\(work)))")
            }
        } catch {
            await connection.close()
            throw error
        }
        await connection.close()
    }
}
