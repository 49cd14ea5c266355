public import Beacon
public import Foundation
import Phrases
public import Postgres
public import Wire

extension AdvertisedBeaconRecord: RowDecodable {}

/// Room beacons and their keys.
public struct BeaconRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    static let conflicts = [
        "beacon_identity_key": Refusal.conflict(.beaconKeysRegistered)
    ]

    public func list(_ list: ListQuery) async throws -> Listing<BeaconRecord> {
        try await database.listing(
            """
            select beacon_id, uuid, major, minor, address, room_number, zone_name, beacon.description,
                last_heard_at, beacon.retired_at
            from beacon join room using (room_id) join zone using (zone_id)
            where strpos(searchable(room_number), searchable(\(list.search))) > 0
            order by beacon.retired_at is not null, lower(room_number), major, minor, beacon_id
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from beacon join room using (room_id)
                where strpos(searchable(room_number), searchable(\(list.search))) > 0
                """,
            decode: BeaconRecord.init(columnsOf:))
    }

    /// Returns a room beacon in use. Throws `Refusal` if there is none.
    public func roomBeacon(_ id: Int64) async throws -> AdvertisedBeaconRecord {
        let rows = try await database.query(
            """
            select uuid, major as major_key, minor as minor_key, beacon.description, room_number
            from beacon join room using (room_id)
            where beacon_id = \(id) and beacon.retired_at is null
            """)
        guard let row = rows.first else { throw Self.missing(id) }
        return try AdvertisedBeaconRecord(row: row)
    }

    /// Changes the given values; an empty description removes it. Throws `Refusal`.
    public func edit(_ id: Int64, roomNumber: String?, description: String?, at now: Date) async throws {
        if let roomNumber {
            try await database.requireRoom(roomNumber)
            try await notePlace(of: id, in: roomNumber, at: now)
        }
        let rows = try await database.query(
            """
            update beacon set description = nullif(coalesce(\(description), description), ''),
                room_id = coalesce(
                    (select room_id from room where lower(room_number) = lower(\(roomNumber)) and retired_at is null),
                    room_id)
            where beacon_id = \(id) and room_id is not null and retired_at is null returning beacon_id
            """)
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    /// Records the room where the beacon was until now, and the one where it is from now on.
    private func notePlace(of id: Int64, in roomNumber: String, at now: Date) async throws {
        try await database.query(
            """
            with moved as (
                select beacon_id, beacon.room_id as before, room.room_id as after
                from beacon, room
                where beacon_id = \(id) and beacon.room_id <> room.room_id and beacon.retired_at is null
                    and lower(room_number) = lower(\(roomNumber)) and room.retired_at is null
            ), first as (
                insert into beacon_place (beacon_id, since, room_id) select beacon_id, '-infinity', before from moved
                on conflict do nothing
            )
            insert into beacon_place (beacon_id, since, room_id) select beacon_id, \(now), after from moved
            on conflict (beacon_id, since) do update set room_id = excluded.room_id
            """)
    }

    /// Deletes a beacon that was never heard, and frees its keys for later reuse; retires any other. Returns true if
    /// retired.
    public func delete(_ id: Int64, at now: Date) async throws -> Bool {
        let deleted = try await database.query(
            """
            with gone as (
                delete from beacon where beacon_id = \(id) and room_id is not null and last_heard_at is null
                returning major, minor)
            insert into freed_key (major, minor, freed_at) select major, minor, \(now) from gone returning major
            """)
        guard deleted.isEmpty else { return false }
        let retired = try await database.query(
            """
            update beacon set retired_at = coalesce(retired_at, \(now))
            where beacon_id = \(id) and room_id is not null returning beacon_id
            """)
        guard !retired.isEmpty else { throw Self.missing(id) }
        return true
    }

    private static func missing(_ id: Int64) -> Refusal { .notFound(.noRoomBeaconInUse(id)) }
}

extension BeaconRecord {
    /// Reads the columns by position: the list is long and often asked for, and finding each by its name would take
    /// longer than all the rest.
    fileprivate init(columnsOf row: Row) throws {
        let (id, uuid, major, minor, address, room, zone, description, heard, retired) = try row.decode(
            (Int64, ProximityUUID, Int, Int, DeviceAddress?, String, String, String?, Date?, Date?).self)
        self.init(
            beaconID: id, roomNumber: room, description: description, uuid: uuid, majorKey: major, minorKey: minor,
            address: address, zoneName: zone, lastHeardAt: heard, retiredAt: retired)
    }
}

extension Querying {
    /// Throws `Refusal` if no room in use has the number.
    func requireRoom(_ number: String) async throws {
        let rows = try await query(
            "select from room where lower(room_number) = lower(\(number)) and retired_at is null")
        guard !rows.isEmpty else { throw Refusal.notFound(.noRoomNumberedCreateFirst(number)) }
    }
}

extension BeaconRepository {
    /// Registers a third-party beacon with an identity of its own. Throws `Refusal`.
    public func register(
        _ identity: BeaconIdentity, address: DeviceAddress?, roomNumber: String, description: String?
    ) async throws -> Int64 {
        try await database.requireRoom(roomNumber)
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                insert into beacon (uuid, major, minor, address, room_id, description)
                select \(identity.uuid), \(Int(identity.major)), \(Int(identity.minor)), \(address), room_id,
                    nullif(\(description), '')
                from room where lower(room_number) = lower(\(roomNumber)) and retired_at is null
                returning beacon_id
                """)
        }
        guard let row = rows.first else { throw Refusal.notFound(.noRoomNumbered(roomNumber)) }
        return try row.decode(0)
    }

    /// Creates a beacon with the site's UUID, the major of the room's zone and the lowest free minor. Throws
    /// `Refusal`, also if the zone has assigned all 65,535 minors.
    public static func create(
        roomNumber: String, description: String?, at now: Date, in transaction: Transaction
    ) async throws -> (id: Int64, identity: BeaconIdentity) {
        try await transaction.requireRoom(roomNumber)
        try await transaction.query("select from site for update")
        let rows = try await transaction.query(
            """
            insert into beacon (uuid, major, minor, room_id, description)
            select proximity_uuid, major_key, minor_key, room_id, nullif(\(description), '')
            from site, room join zone using (zone_id), free_minor_key(major_key, \(now)) minor_key
            where lower(room_number) = lower(\(roomNumber)) and room.retired_at is null
                and minor_key is not null
            returning beacon_id, uuid, major, minor
            """)
        guard let row = rows.first else {
            throw Refusal.cannotBeDone(.zoneOfRoomFull(roomNumber))
        }
        let (id, uuid, major, minor) = try row.decode((Int64, ProximityUUID, Int, Int).self)
        return (id, BeaconIdentity(uuid: uuid, major: UInt16(major), minor: UInt16(minor)))
    }

    /// Returns the zone that a room is in. Throws `Refusal` if there is no such room in use.
    public func zoneName(ofRoom number: String) async throws -> String {
        let rows = try await database.query(
            """
            select zone_name from room join zone using (zone_id)
            where lower(room_number) = lower(\(number)) and retired_at is null
            """)
        guard let row = rows.first else { throw Refusal.notFound(.noRoomNumberedCreateFirst(number)) }
        return try row.decode(0)
    }
}
