import Phrases
public import Postgres

/// The zones in which a person may see all people there.
public struct PersonZoneRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Adds and removes zones by name; a zone that is already present or absent stays so. Throws `Refusal` if a zone
    /// does not exist.
    public func edit(of person: Int64, add: [String], remove: [String]) async throws {
        try await requireZones(add + remove)
        try await database.pipeline([
            """
            insert into person_zone (person_id, zone_id)
            select \(person), zone_id from zone
            where lower(zone_name) in (select lower(name) from unnest(\(add)) name)
            on conflict do nothing
            """,
            """
            delete from person_zone using zone
            where person_id = \(person) and zone.zone_id = person_zone.zone_id
                and lower(zone_name) in (select lower(name) from unnest(\(remove)) name)
            """,
        ])
    }

    /// Returns the names of the person's zones.
    public func zones(of person: Int64) async throws -> [String] {
        try await database.query(
            """
            select zone_name from person_zone join zone using (zone_id)
            where person_id = \(person) order by lower(zone_name)
            """
        ).map { try $0.decode(0) }
    }

    private func requireZones(_ names: [String]) async throws {
        let rows = try await database.query(
            """
            select name from unnest(\(names)) name
            where not exists (select from zone where lower(zone_name) = lower(name)) limit 1
            """)
        guard let row = rows.first else { return }
        throw Refusal.notFound(.noZoneNamed(try row.decode(0, as: String.self)))
    }
}
