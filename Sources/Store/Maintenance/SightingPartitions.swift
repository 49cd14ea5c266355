public import Foundation
public import Logging
public import Postgres

/// The partitions of the sightings, one for each UTC day: made ahead, dropped when their time is over.
public struct SightingPartitions: Sendable {
    /// Days made ahead of today.
    static let ahead = 7

    let pool: ConnectionPool
    /// Logs in as the owner: only the owner can drop a day.
    let owner: ConnectionSettings
    let logger: Logger

    public init(pool: ConnectionPool, owner: ConnectionSettings, logger: Logger) {
        self.pool = pool
        self.owner = owner
        self.logger = logger
    }

    /// Makes the days that are missing and drops those that are over.
    /// - Parameter keptAt: the time by which days are over, where it is another.
    public func maintain(at now: Date, keptAt: Date? = nil) async throws {
        try await make(at: now)
        let time = keptAt ?? now
        guard try await !SightingPartitions.Day.over(at: time, pool).isEmpty else { return }
        // What another is dropping is left to it.
        try await Connection.alone(at: "drop_sighting_days", owner, logger: logger) { try await drop(at: time, $0) }
    }

    /// Makes the days from the oldest that is kept to a week ahead.
    public func make(at now: Date) async throws {
        try await Self.make(at: now, in: pool)
    }

    /// The same in a transaction.
    public static func make(at now: Date, in database: some Querying) async throws {
        try await database.query(
            """
            select make_sighting_days(
                (\(now) at time zone 'UTC')::date - sighting_days,
                (\(now) at time zone 'UTC')::date + \(ahead)::integer)
            from site
            """)
        try await database.query("select summarise_sightings()")
    }

    private func drop(at now: Date, _ connection: Connection) async throws {
        for day in try await SightingPartitions.Day.over(at: now, connection) {
            for statement in day.drop { try await connection.query(statement) }
            logger.info("The sightings of a day were dropped.", metadata: ["partition": "\(day.name)"])
        }
    }
}

extension SightingPartitions {
    /// The table of one day's sightings.
    struct Day: Sendable {
        /// Letters, digits and underscores only.
        let name: String
        /// False where it was detached by a server that did not come to drop it.
        let isAttached: Bool
        /// True where detaching it was begun by a server that did not come to its end.
        let isHalfDetached: Bool

        /// The days older than what is kept, the oldest first.
        static func over(at now: Date, _ database: any Querying) async throws -> [SightingPartitions.Day] {
            try await database.query(
                """
                select relname::text, inhrelid is not null, coalesce(inhdetachpending, false)
                from site, pg_class left join pg_inherits on inhrelid = pg_class.oid
                where relkind = 'r' and relname ~ '^sighting_[0-9]{8}$'
                    and relnamespace = (select relnamespace from pg_class where oid = 'sighting'::regclass)
                    and right(relname::text, 8)
                        < to_char((\(now) at time zone 'UTC')::date - sighting_days, 'YYYYMMDD') collate "C"
                order by relname
                """
            ).map {
                let (name, isAttached, isHalfDetached) = try $0.decode((String, Bool, Bool).self)
                return SightingPartitions.Day(name: name, isAttached: isAttached, isHalfDetached: isHalfDetached)
            }
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
