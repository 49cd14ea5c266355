import Foundation
public import Postgres

/// Deletes the sightings of people who were erased, an hour of them at a time, so that no person waits for it.
public struct Sweep: Sendable {
    /// Sightings lie in the order in which they were heard, so an hour of them is read without the rest.
    private static let slice: TimeInterval = 3600

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Goes through all days for all people on the list. If it is interrupted, the next one begins again.
    public func run() async throws {
        let rows = try await database.query("select person_id, erased_at from unswept")
        guard !rows.isEmpty, let oldest = try await oldestDay() else { return }
        var people: [Int64] = []
        // The order bears the time at which it came: a slice more is looked through, for what was heard until it was
        // done.
        var newest = oldest
        for row in rows {
            let (person, erasedAt) = try row.decode((Int64, Date).self)
            people.append(person)
            newest = max(newest, erasedAt)
        }
        for start in stride(from: oldest, through: newest + Self.slice, by: Self.slice) {
            try await delete(people, from: start, to: start + Self.slice)
        }
        // The rows are out of sight, not out of the tables: that is left to `Vacuum`, also where this server ends now.
        try await database.query(
            """
            with swept as (delete from unswept where person_id = any(\(people)) returning person_id)
            insert into unvacuumed (swept_in) select pg_current_xact_id() from swept limit 1
            """)
    }

    private func delete(_ people: [Int64], from start: Date, to end: Date) async throws {
        try await database.query(
            """
            delete from sighting
            where heard_at >= \(start) and heard_at < \(end)
                and (person_id = any(\(people)) or client_id = any(\(people)))
            """)
    }

    /// The beginning of the oldest day there is a partition for; nil if absent.
    private func oldestDay() async throws -> Date? {
        try await database.query(
            """
            select to_date(min(right(relname::text, 8)), 'YYYYMMDD')::timestamp at time zone 'UTC'
            from pg_class join pg_inherits on inhrelid = pg_class.oid where inhparent = 'sighting'::regclass
            """)[0].decode(0)
    }
}
