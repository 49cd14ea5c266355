public import Foundation
import Phrases
public import Postgres
import Vocabulary
public import Wire

/// Rooms: created, changed, and retired once they have a history.
public struct RoomRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = [
        "room_number_key": Refusal.conflict(.roomNumberTaken)
    ]

    public func list(_ list: ListQuery) async throws -> Listing<RoomRecord> {
        try await database.listing(
            """
            select room_id, room_number, description, zone_name, retired_at, \(unescaped: RoomUse.columns)
            from room join zone using (zone_id)
            where strpos(searchable(room_number || ' ' || zone_name), searchable(\(list.search))) > 0
            order by retired_at is not null, \(unescaped: list.order.column("room_number")), room_id
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from room join zone using (zone_id)
                where strpos(searchable(room_number || ' ' || zone_name), searchable(\(list.search))) > 0
                """)
    }

    /// Creates a room. Throws `Refusal` if the zone does not exist or the number is taken.
    public func create(number: String, zoneName: String, description: String?) async throws -> Int64 {
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                insert into room (zone_id, room_number, description)
                select zone_id, \(number), nullif(\(description), '') from zone where lower(zone_name) = \
                lower(\(zoneName))
                returning room_id
                """)
        }
        guard let row = rows.first else { throw Self.missing(zone: zoneName) }
        return try row.decode(0)
    }

    /// Changes the given values; an empty description removes it.
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

    static func missing(_ id: Int64) -> Refusal { .notFound(.noRoomInUse(id)) }

    private static func missing(zone name: String) -> Refusal {
        .notFound(.noZoneNamedCreateFirst(name))
    }
}

extension RoomRepository {
    /// Deletes a room with its doors, or retires it with its locks if visits, unlock attempts or retired equipment
    /// refer to it. Returns true if it was retired.
    public static func delete(_ id: Int64, at now: Date, in transaction: Transaction) async throws -> Bool {
        try await requireEmpty(id, transaction)
        try await transaction.query("delete from door where room_a = \(id) or room_b = \(id)")
        // Only the foreign keys know all references; a failed deletion must not abort the transaction.
        try await transaction.query("savepoint whole")
        do {
            let rows = try await transaction.query(
                """
                delete from room
                where room_id = \(id) and not exists (select from unlock where unlock.room_id = room.room_id)
                returning room_id
                """)
            if !rows.isEmpty { return false }
        } catch let error as PostgresError where error.isForeignKeyViolation {
            try await transaction.query("rollback to savepoint whole")
        }
        let retired = try await transaction.query(
            "update room set retired_at = coalesce(retired_at, \(now)) where room_id = \(id) returning room_id")
        guard !retired.isEmpty else { throw missing(id) }
        try await transaction.query(LockRetirement.ofRoom(id, at: now))
        try await transaction.query("delete from clearance where room_id = \(id)")
        return true
    }

    private static func requireEmpty(_ id: Int64, _ database: any Querying) async throws {
        let inUse = try await database.query(
            """
            select (select count(*) from scanner where room_id = \(id) and retired_at is null),
                (select count(*) from beacon where room_id = \(id) and retired_at is null),
                (select count(*) from device where room_id = \(id) and retired_at is null)
            """)
        let (scanners, beacons, devices) = try inUse[0].decode((Int, Int, Int).self)
        guard scanners + beacons == 0 else {
            throw Refusal.conflict(.roomHasScannersAndBeacons(scanners, beacons))
        }
        guard devices == 0 else {
            throw Refusal.conflict(.roomHasDevices(devices))
        }
    }
}

extension RoomRecord: RowDecodable {
    init(row: Row) throws {
        let use = try RoomUse(row)
        self.init(
            roomID: try row.decode("room_id"), roomNumber: try row.decode("room_number"),
            description: try row.decode("description"), zoneName: try row.decode("zone_name"),
            requiredLevel: use.requiredLevel, roomType: use.type, capacity: use.capacity,
            bookableBy: Classification.allCases.filter(use.bookableBy.contains), bookingHours: use.hours?.records,
            retiredAt: try row.decode("retired_at"))
    }
}
