public import Foundation
public import Postgres

/// All stored data about a person, table by table.
public struct PersonExport: Sendable {
    /// The number of sightings in one part; those of the same millisecond stay together.
    static let sightings = 10_000

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// The tables that are exported in full; sightings are exported in parts.
    public static var names: [String] { parts(of: 0).map(\.name) }

    /// Returns the rows of each table as JSON objects.
    public func tables(of person: Int64) async throws -> [String: [JSONText]] {
        let parts = Self.parts(of: person)
        let results = try await database.pipeline(parts.map(\.query))
        return try zip(parts, results).reduce(into: [:]) { tables, part in
            tables[part.0.name] = try part.1.map { try $0.decode(0) }
        }
    }

    /// Returns the sightings heard after a millisecond, the oldest first, and the millisecond after which more may
    /// follow.
    ///
    /// They are read day by day: an index by person would slow down every report, so a statement reads the whole table
    /// of a day.
    /// - Parameter time: once it is over, no further day is begun, because other callers wait for their turn.
    public func sightings(
        of person: Int64, after: Date?, for time: Duration = .seconds(5)
    ) async throws -> (rows: [JSONText], next: Date?) {
        let deadline = ContinuousClock.now + time
        let days = try await days(after: after)
        var texts: [JSONText] = []
        for day in days {
            let rows = try await database.query(
                """
                select to_jsonb(heard), date_trunc('milliseconds', heard_at)
                from (
                    select heard_at, received_at, scanner_id, client_id, beacon_id, room_number, rssi, count, is_aside
                    from sighting left join room using (room_id)
                    where (person_id = \(person) or client_id = \(person))
                        and heard_at >= \(day.from) and heard_at < \(day.until)
                ) heard
                order by date_trunc('milliseconds', heard_at)
                fetch first \(Self.sightings - texts.count) rows with ties
                """)
            texts += try rows.map { try $0.decode(0, as: JSONText.self) }
            if texts.count >= Self.sightings, let last = rows.last { return (texts, try last.decode(1)) }
            if day.until != days.last?.until, ContinuousClock.now >= deadline { return (texts, day.until - 0.001) }
        }
        return (texts, nil)
    }

    /// Returns the days that have a table, from a millisecond on, the oldest first.
    private func days(after: Date?) async throws -> [(from: Date, until: Date)] {
        try await database.query(
            """
            select greatest(begun, after), begun + interval '1 day'
            from sighting_day, lateral (
                    select day::timestamp at time zone 'UTC' as begun,
                        \(after)::timestamptz + interval '1 ms' as after
                ) time
            where to_regclass('sighting_' || to_char(day, 'YYYYMMDD')) is not null
                and (after is null or after < begun + interval '1 day')
            order by day
            """
        ).map { try $0.decode((Date, Date).self) }
    }
}
