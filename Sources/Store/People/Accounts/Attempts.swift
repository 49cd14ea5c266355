public import Foundation
public import Postgres

extension AttemptRepository {
    /// A bucket that counts attempts to guess a secret: a number at once, and then one more in each interval.
    public struct Bucket: Sendable {  // generated: init
        /// SHA-256 of the value whose attempts are counted, 32 bytes.
        public let key: [UInt8]
        /// How many attempts fit in.
        public let places: Int
        /// The seconds after which another place becomes free.
        public let interval: Double
    }
}

/// Counts attempts to guess secrets, across all servers of a database.
public struct AttemptRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Takes a place in each bucket; if one is full, takes none and returns the seconds to wait.
    public func admit(_ buckets: [AttemptRepository.Bucket], at now: Date) async throws -> Double? {
        try await database.query(
            """
            select admit_attempt(\(buckets.map(\.key)), \(buckets.map { Int32($0.places) }),
                \(buckets.map(\.interval)), \(now))
            """)[0].decode(0)
    }

    /// Frees a place in each bucket again, because the attempt was not a guess.
    public func giveBack(_ buckets: [AttemptRepository.Bucket]) async throws {
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
