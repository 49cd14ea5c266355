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
        guard try await !SightingDay.over(at: time, pool).isEmpty else { return }
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
        for day in try await SightingDay.over(at: now, connection) {
            for statement in day.drop { try await connection.query(statement) }
            logger.info("The sightings of a day were dropped.", metadata: ["partition": "\(day.name)"])
        }
    }
}
