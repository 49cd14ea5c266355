public import Foundation
public import Postgres

/// Where attempts to guess a secret are counted: so many at once, and then one more in each interval.
public struct AttemptBucket: Sendable {
    /// SHA-256 of what is counted, 32 bytes.
    public let key: [UInt8]
    /// How many attempts fit in.
    public let places: Int
    /// Seconds after which another place is free.
    public let interval: Double

    public init(key: [UInt8], places: Int, interval: Double) {
        self.key = key
        self.places = places
        self.interval = interval
    }
}

/// Counts attempts to guess secrets, for all servers of a database together.
public struct AttemptRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Takes a place in each bucket; where one is full, takes none and returns the seconds to wait.
    public func admit(_ buckets: [AttemptBucket], at now: Date) async throws -> Double? {
        try await database.query(
            """
            select admit_attempt(\(buckets.map(\.key)), \(buckets.map { Int32($0.places) }),
                \(buckets.map(\.interval)), \(now))
            """)[0].decode(0)
    }

    /// Frees a place in each bucket again: the attempt was no guess.
    public func giveBack(_ buckets: [AttemptBucket]) async throws {
        try await database.query(
            """
            update attempt set empty_at = empty_at - make_interval(secs => bucket.every)
            from unnest(\(buckets.map(\.key))::bytea[], \(buckets.map(\.interval))::float8[]) bucket (key, every)
            where attempt.key = bucket.key
            """)
    }

    /// Deletes buckets that are empty.
    public func deleteEmpty(at now: Date) async throws {
        try await database.query("delete from attempt where empty_at < \(now)")
    }
}
