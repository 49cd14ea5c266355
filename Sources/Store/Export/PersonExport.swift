public import Foundation
public import Postgres

/// Everything that is held of a person, table by table.
public struct PersonExport: Sendable {
    /// Sightings in one part; those of the same millisecond stay together.
    static let sightings = 10_000

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// By table, its rows as JSON objects.
    public func tables(of person: Int64) async throws -> [String: [JSONText]] {
        let parts = Self.parts(of: person)
        let results = try await database.pipeline(parts.map(\.query))
        return try zip(parts, results).reduce(into: [:]) { tables, part in
            tables[part.0.name] = try part.1.map { try $0.decode(0) }
        }
    }

    /// The sightings heard after a millisecond, the oldest first, and that of the last of them where more follow.
    public func sightings(of person: Int64, after: Date?) async throws -> (rows: [JSONText], next: Date?) {
        let rows = try await database.query(
            """
            select to_jsonb(heard), date_trunc('milliseconds', heard_at)
            from (
                select heard_at, received_at, scanner_id, client_id, beacon_id, room_number, rssi, count, is_aside
                from sighting left join room using (room_id)
                where (person_id = \(person) or client_id = \(person))
                    and heard_at >= coalesce(\(after)::timestamptz + interval '1 ms', '-infinity')
            ) heard
            order by date_trunc('milliseconds', heard_at) fetch first \(Self.sightings) rows with ties
            """)
        let texts = try rows.map { try $0.decode(0, as: JSONText.self) }
        guard rows.count >= Self.sightings, let last = rows.last else { return (texts, nil) }
        return (texts, try last.decode(1))
    }
}
