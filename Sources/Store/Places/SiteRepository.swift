public import Beacon
public import Postgres

/// What holds for the whole site.
public struct SiteRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// The proximity UUID that assigned keys go with.
    public func proximityUUID() async throws -> ProximityUUID {
        try await database.query("select proximity_uuid from site")[0].decode(0)
    }

    /// Every proximity UUID that some beacon or badge in use sends; nodes forward these and nothing else.
    public func heardUUIDs() async throws -> [ProximityUUID] {
        try await database.query(
            """
            select uuid from beacon where retired_at is null
            union select proximity_uuid from site
            order by 1
            """
        ).map { try $0.decode(0) }
    }

    /// Every proximity UUID that some room beacon in use sends, the site's own first.
    public func roomBeaconUUIDs() async throws -> [ProximityUUID] {
        try await database.query(
            """
            select uuid from (
                select uuid from beacon where room_id is not null and retired_at is null
                union select proximity_uuid from site
            ) sent, site order by uuid <> proximity_uuid, uuid
            """
        ).map { try $0.decode(0) }
    }

    /// The identity of the room beacon in use with the site's UUID and these keys, or nil.
    public func roomBeacon(major: UInt16, minor: UInt16) async throws -> BeaconIdentity? {
        let rows = try await database.query(
            """
            select uuid from beacon join site on uuid = proximity_uuid
            where major = \(Int(major)) and minor = \(Int(minor)) and room_id is not null and retired_at is null
            """)
        return try rows.first.map { BeaconIdentity(uuid: try $0.decode(0), major: major, minor: minor) }
    }
}
