public import Beacon
public import Postgres

/// Properties of the whole site.
public struct SiteRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the proximity UUID used with assigned keys.
    public func proximityUUID() async throws -> ProximityUUID {
        try await database.query("select proximity_uuid from site")[0].decode(0)
    }

    // Each node asks with every heartbeat, and a school has ten thousand badges, but only a handful of UUIDs.
    // PostgreSQL has no skip scan of its own before version 18.
    /// Defines `bought`: the UUIDs of all beacons except the site's, looked up one after the other through the index.
    private static let bought = """
        with recursive seen (uuid) as (
            (select uuid from beacon order by uuid limit 1)
            union all
            select (select beacon.uuid from beacon where beacon.uuid > seen.uuid order by beacon.uuid limit 1)
            from seen where uuid is not null
        ), bought as (select uuid from seen where uuid <> (select proximity_uuid from site))
        """

    /// Returns every proximity UUID that a beacon or badge in use sends; nodes forward only these.
    public func heardUUIDs() async throws -> [ProximityUUID] {
        try await database.query(
            """
            \(unescaped: Self.bought)
            select bought.uuid from bought
            where exists (select from beacon where beacon.uuid = bought.uuid and retired_at is null)
            union select proximity_uuid from site
            order by 1
            """
        ).map { try $0.decode(0) }
    }

    /// Returns every proximity UUID that a room beacon in use sends, the site's own first.
    public func roomBeaconUUIDs() async throws -> [ProximityUUID] {
        try await database.query(
            """
            \(unescaped: Self.bought)
            select uuid from (
                select bought.uuid from bought
                where exists (
                    select from beacon
                    where beacon.uuid = bought.uuid and room_id is not null and retired_at is null)
                union select proximity_uuid from site
            ) sent, site order by uuid <> proximity_uuid, uuid
            """
        ).map { try $0.decode(0) }
    }

    /// Returns the identity of the room beacon in use with the site's UUID and these keys; nil if absent.
    public func roomBeacon(major: UInt16, minor: UInt16) async throws -> BeaconIdentity? {
        let rows = try await database.query(
            """
            select uuid from beacon join site on uuid = proximity_uuid
            where major = \(Int(major)) and minor = \(Int(minor)) and room_id is not null and retired_at is null
            """)
        return try rows.first.map { BeaconIdentity(uuid: try $0.decode(0), major: major, minor: minor) }
    }
}
