import Foundation
public import Postgres

/// Rooms: made, changed, and retired once they have a history.
public struct RoomRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = [
        "room_number_key": StoreError.conflict("There is a room of that number already.")
    ]

    public func list(_ list: ListQuery) async throws -> Listing<Room> {
        try await database.listing(
            """
            select room_id, room_number, description, zone_name, retired_at
            from room join zone using (zone_id)
            where strpos(lower(room_number || ' ' || zone_name), lower(\(list.search))) > 0
            order by retired_at is not null, lower(room_number), room_id
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from room join zone using (zone_id)
                where strpos(lower(room_number || ' ' || zone_name), lower(\(list.search))) > 0
                """
        ) { row in
            let (id, number, description, zone, retired) = try row.decode(
                (Int64, String, String?, String, Date?).self)
            return Room(id: id, number: number, description: description, zoneName: zone, retiredAt: retired)
        }
    }

    /// Throws `StoreError` where the zone does not exist or the number is taken.
    public func create(number: String, zoneName: String, description: String?) async throws -> Int64 {
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                insert into room (zone_id, room_number, description)
                select zone_id, \(number), nullif(\(description), '') from zone where lower(zone_name) = lower(\(zoneName))
                returning room_id
                """)
        }
        guard let row = rows.first else { throw Self.missing(zone: zoneName) }
        return try row.decode(0)
    }

    /// Changes what is given; an empty description takes it away.
    public func edit(_ id: Int64, number: String?, zoneName: String?, description: String?) async throws {
        if let zoneName { try await requireZone(zoneName) }
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                update room set room_number = coalesce(\(number), room_number),
                    description = nullif(coalesce(\(description), description), ''),
                    zone_id = coalesce((select zone_id from zone where lower(zone_name) = lower(\(zoneName))), zone_id)
                where room_id = \(id) and retired_at is null returning room_id
                """)
        }
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    private func requireZone(_ name: String) async throws {
        let rows = try await database.query("select from zone where lower(zone_name) = lower(\(name))")
        guard !rows.isEmpty else { throw Self.missing(zone: name) }
    }

    static func missing(_ id: Int64) -> StoreError { .notFound("There is no room \(id) in use.") }

    private static func missing(zone name: String) -> StoreError {
        .notFound("There is no zone '\(name)'. Create it first.")
    }
}
