public import Foundation
import Phrases
public import Postgres
public import Wire

extension ZoneRecord: RowDecodable {}

/// Zones and their major keys.
public struct ZoneRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = ["zone_name_key": Refusal.conflict(.zoneNameTaken)]

    /// Returns the upward order of zones, which are mostly floors with rooms numbered upwards: by first room, then by
    /// name.
    static func upwards(_ order: ReadingOrder) -> String {
        """
        (select min(\(order.column("room_number"))) from room
            where room.zone_id = zone.zone_id and retired_at is null) nulls last, \(order.column("zone_name"))
        """
    }

    public func list(_ list: ListQuery) async throws -> Listing<ZoneRecord> {
        try await database.listing(
            """
            select zone_id, zone_name, major_key, extract(epoch from leave_after)::bigint as leave_after,
                (select count(*) from room where room.zone_id = zone.zone_id and retired_at is null) as rooms
            from zone where strpos(searchable(zone_name), searchable(\(list.search))) > 0
            order by \(unescaped: Self.upwards(list.order)) limit \(list.limit) offset \(list.offset)
            """,
            count: "select count(*) from zone where strpos(searchable(zone_name), searchable(\(list.search))) > 0")
    }

    /// Creates a zone and assigns it the lowest free major. Throws `Refusal`.
    public static func create(
        name: String, leaveAfter: Int?, at now: Date, in transaction: Transaction
    ) async throws -> (id: Int64, majorKey: Int) {
        try await naming(conflicts) {
            // Every assignment of keys locks the row of the site, so that no two assign the same key.
            try await transaction.query("select from site for update")
            let rows = try await transaction.query(
                """
                insert into zone (zone_name, major_key, leave_after)
                select \(name), key, make_interval(secs => \(Double(leaveAfter ?? 120)))
                from free_major_key(\(now)) key where key is not null
                returning zone_id, major_key
                """)
            guard let row = rows.first else {
                throw Refusal.cannotBeDone(.zoneKeysUsedUp)
            }
            return try row.decode((Int64, Int).self)
        }
    }

    public func edit(_ id: Int64, name: String?, leaveAfter: Int?) async throws {
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                update zone set zone_name = coalesce(\(name), zone_name),
                    leave_after = coalesce(make_interval(secs => \(leaveAfter.map(Double.init))), leave_after)
                where zone_id = \(id) returning zone_id
                """)
        }
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    /// Deletes a zone without rooms; its major is not reused until no spool can contain a sighting of it.
    public func delete(_ id: Int64, at now: Date) async throws {
        do {
            let rows = try await database.query(
                """
                with gone as (delete from zone where zone_id = \(id) returning major_key)
                insert into freed_key (major, freed_at) select major_key, \(now) from gone returning major
                """)
            guard !rows.isEmpty else { throw Self.missing(id) }
        } catch let error as PostgresError where error.isForeignKeyViolation {
            throw Refusal.conflict(.zoneHasRooms)
        }
    }

    private static func missing(_ id: Int64) -> Refusal { .notFound(.noZoneWithNumber(id)) }
}
