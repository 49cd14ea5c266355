import Beacon
public import Foundation
import Postgres

/// Queries about beacons that were heard, or were not.
extension AlertRepository {
    /// Records which room beacons and unassigned badges a scanner heard, with a resolution of half a minute.
    /// - Returns: the indices of sightings with one of the school's UUIDs whose keys were never registered.
    public func noteHeard(_ sightings: [ReceivedBatch.Sighting]) async throws -> [(place: Int, isSwapped: Bool)] {
        let rows = try await database.query(
            """
            with heard as (
                select * from unnest(
                    \(sightings.map(\.identity.uuid)), \(sightings.map { Int($0.identity.major) }),
                    \(sightings.map { Int($0.identity.minor) }), \(sightings.map(\.address)),
                    \(sightings.map(\.heardAt)),
                    \(sightings.map { Int($0.identity.major.byteSwapped) }),
                    \(sightings.map { Int($0.identity.minor.byteSwapped) })
                ) with ordinality as heard (
                    uuid, major, minor, address, heard_at, swapped_major, swapped_minor, index)
            ), noted as (
                select beacon_id, heard_at from heard join beacon using (uuid, major, minor)
                where (beacon.address is null or beacon.address = heard.address)
                    and retired_at is null
                    and (last_heard_at is null or last_heard_at < heard_at - interval '30 s')
                for update of beacon skip locked
            ), written as (
                update beacon set last_heard_at = heard_at from noted where beacon.beacon_id = noted.beacon_id
            )
            select index, exists (
                select from beacon
                where beacon.uuid = heard.uuid and beacon.major = swapped_major and beacon.minor = swapped_minor
                    and retired_at is null) as is_swapped
            from heard
            where (uuid in (select proximity_uuid from site)
                or exists (select from beacon where beacon.uuid = heard.uuid and retired_at is null))
            and not exists (
                select from beacon
                where beacon.uuid = heard.uuid and beacon.major = heard.major and beacon.minor = heard.minor)
            order by index
            """)
        return try rows.map { try ($0.decode("index", as: Int.self) - 1, $0.decode("is_swapped")) }
    }

    /// Returns the room beacons in use that were known at a time, and have not been heard since.
    public func beaconsUnheard(since time: Date) async throws -> [Int64] {
        try await database.query(
            """
            select beacon_id from beacon
            where room_id is not null and retired_at is null and known_since < \(time)
                and (last_heard_at is null or last_heard_at < \(time))
            order by beacon_id
            """
        ).map { try $0.decode(0) }
    }
}
