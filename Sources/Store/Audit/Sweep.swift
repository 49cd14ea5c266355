import Foundation
public import Postgres

/// Deletes the sightings of erased people, an hour of sightings at a time, so that other transactions need not wait.
public struct Sweep: Sendable {
    /// Sightings are stored in the order in which they were heard, so an hour of them can be read without the rest.
    private static let slice: TimeInterval = 3600

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Processes all existing days for all people on the list. If it is interrupted, the next run starts again.
    public func run() async throws {
        let rows = try await database.query("select person_id, erased_at from unswept")
        guard !rows.isEmpty, let oldest = try await oldestDay() else { return }
        var people: [Int64] = []
        // An erasure has the time at which it was requested: one more slice covers sightings heard until it was done.
        var newest = oldest
        for row in rows {
            let (person, erasedAt) = try row.decode((Int64, Date).self)
            people.append(person)
            newest = max(newest, erasedAt)
        }
        for start in stride(from: oldest, through: newest + Self.slice, by: Self.slice) {
            try await delete(people, from: start, to: start + Self.slice)
        }
        // The rows are invisible, but still in the tables: `Vacuum` removes them, even if this server stops now.
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

    /// Returns the beginning of the oldest day with a partition; nil if absent.
    private func oldestDay() async throws -> Date? {
        try await database.query(
            """
            select to_date(min(right(relname::text, 8)), 'YYYYMMDD')::timestamp at time zone 'UTC'
            from pg_class join pg_inherits on inhrelid = pg_class.oid where inhparent = 'sighting'::regclass
            """)[0].decode(0)
    }
}
