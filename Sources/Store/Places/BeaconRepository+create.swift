public import Beacon
public import Foundation
public import Postgres

extension BeaconRepository {
    /// Registers a beacon with an identity of its own, bought elsewhere. Throws `StoreError`.
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
        guard let row = rows.first else { throw StoreError.notFound("There is no room '\(roomNumber)'.") }
        return try row.decode(0)
    }

    /// Makes a beacon with the site's UUID, the major of the room's zone and the lowest free minor.
    /// Throws `StoreError`, also where the zone has given out all 65,535 minors.
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
            throw StoreError.cannotBeDone(
                "The zone of room '\(roomNumber)' is full: all 65,535 minor keys are in use or still resting.")
        }
        let (id, uuid, major, minor) = try row.decode((Int64, ProximityUUID, Int, Int).self)
        return (id, BeaconIdentity(uuid: uuid, major: UInt16(major), minor: UInt16(minor)))
    }

    /// The zone a room is in; throws `StoreError` where there is no such room in use.
    public func zoneName(ofRoom number: String) async throws -> String {
        let rows = try await database.query(
            """
            select zone_name from room join zone using (zone_id)
            where lower(room_number) = lower(\(number)) and retired_at is null
            """)
        guard let row = rows.first else { throw StoreError.notFound("There is no room '\(number)'. Create it first.") }
        return try row.decode(0)
    }
}
