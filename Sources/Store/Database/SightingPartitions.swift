public import Foundation
import Logging
public import Postgres

/// The partitions of the sightings, one for each UTC day: from the oldest day that a spool may still contain to some
/// days ahead. A day is emptied when its sightings are no longer needed, and dropped when no sightings of it are
/// accepted any more.
public struct SightingPartitions: Sendable {  // generated: init
    /// How many days ahead of today are created.
    static let ahead = 7

    let pool: ConnectionPool
    /// Logs in as the owner: only the owner can empty or drop a day.
    let owner: ConnectionSettings
    let logger: Logger

    /// Creates missing days, empties those whose sightings have expired, and drops those that are too old.
    /// - Parameter keptAt: the time by which expiry is determined, if different.
    public func maintain(at now: Date, keptAt: Date? = nil) async throws {
        try await make(at: now)
        let time = keptAt ?? now
        let expired = try await SightingPartitions.Day.expired(at: time, pool)
        let over = try await SightingPartitions.Day.over(at: time, pool)
        guard !(expired.isEmpty && over.isEmpty) else { return }
        // Days that another server is dropping are left to it.
        try await Connection.alone(at: Self.work, owner, logger: logger) { connection in
            try await drop(at: time, connection)
            for day in try await SightingPartitions.Day.over(at: time, connection) {
                try await empty(day, connection)
            }
        }
    }

    /// Empties the oldest day that contains sightings, even if they are still needed, but not today.
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

    /// Returns the days older than `sighting_days` that are still kept, and the scanners for which they are kept.
    public func needed(at now: Date) async throws -> [(day: String, scanners: [String])] {
        try await pool.query(
            """
            select to_char(day, 'YYYY-MM-DD'), coalesce(array_agg(scanner_name order by scanner_name)
                filter (where scanner_name is not null), '{}')
            from needed_sighting_days(\(now)) left join scanner using (scanner_id) group by day order by day
            """
        ).map { try $0.decode((String, [String]).self) }
    }

    /// Creates the days from the oldest one still accepted to a week ahead.
    public func make(at now: Date) async throws {
        try await Self.make(at: now, in: pool)
    }

    /// Does the same in a transaction.
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

    /// The name of the lock that lets only one server at a time delete sightings.
    private static let work = "drop_sighting_days"

    private func drop(at now: Date, _ connection: Connection) async throws {
        for day in try await SightingPartitions.Day.expired(at: now, connection) {
            try await connection.query(day.markPartial)
            for statement in day.drop { try await connection.query(statement) }
            logger.info("The partition of a day of sightings was dropped.", metadata: ["partition": "\(day.name)"])
        }
    }

    /// Empties a day. It waits at most two seconds for other transactions that use the day, and is retried later. The
    /// partition itself stays, so that late sightings are still accepted.
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
        /// False if a server detached it but stopped before dropping it.
        let isAttached: Bool
        /// True if a server stopped before it had finished detaching it.
        let isHalfDetached: Bool
        let isEmpty: Bool

        /// Returns the days that are no longer accepted, and those that a server left half dropped, the oldest first.
        static func expired(at now: Date, _ database: any Querying) async throws -> [SightingPartitions.Day] {
            try await find(
                "day < today - greatest(sighting_days, spool_days) or inhrelid is null or inhdetachpending", at: now,
                database)
        }

        /// Returns the days past retention whose sightings are no longer needed, the oldest first.
        static func over(at now: Date, _ database: any Querying) async throws -> [SightingPartitions.Day] {
            try await find(
                """
                day < today - sighting_days and day >= today - spool_days and inhrelid is not null
                    and not inhdetachpending
                    and (pg_relation_size(oid) > 0 or coalesce(state, 'kept') = 'kept')
                    and day not in (select needed.day from needed_sighting_days(instant) needed)
                """, at: now, database)
        }

        /// Returns the days before today that contain sightings, the oldest first.
        static func filled(at now: Date, _ database: any Querying) async throws -> [SightingPartitions.Day] {
            try await find("day < today and pg_relation_size(oid) > 0", at: now, database)
        }

        /// - Parameter condition: a condition on the day and its table, in which `site` is the row of settings.
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

        /// Marks the day as incomplete: from now on its remaining sightings are not used to smooth visits again.
        var markPartial: Query {
            """
            insert into sighting_day (day, state) values (to_date(right(\(name), 8), 'YYYYMMDD'), 'partial')
            on conflict (day) do update set state = 'partial'
            """
        }

        /// The statements that drop it, each to be committed separately: DROP of an attached partition would block
        /// writers.
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
    /// Runs work that only one server does at a time, on a connection of its own; if another server is doing it,
    /// nothing is done.
    ///
    /// The lock is released explicitly: it would end with the connection, but some time after that is closed here, and
    /// the next server might still find it held.
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
