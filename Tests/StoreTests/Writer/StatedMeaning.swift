import Beacon
import Foundation
import Postgres

@testable import Store

/// What sightings mean as the database itself says: the owner of the engine, which keeps it in memory, has to agree.
enum StatedMeaning {
    static func scanned(
        _ scanned: [(scanner: Int64, sighting: ReceivedBatch.Sighting)], _ database: any Querying
    ) async throws -> [StoredSighting.Resolved?] {
        try resolved(try await database.query(resolveScanned(scanned)), count: scanned.count)
    }

    static func ranged(
        _ ranged: [(person: Int64, sighting: ReceivedBatch.Sighting)], _ database: any Querying
    ) async throws -> [StoredSighting.Resolved?] {
        try resolved(try await database.query(resolveRanged(ranged)), count: ranged.count)
    }

    private static func resolveScanned(_ scanned: [(scanner: Int64, sighting: ReceivedBatch.Sighting)]) -> Query {
        let sightings = scanned.map(\.sighting)
        return """
            select index, badge.beacon_id, room_id, person_id, extract(epoch from leave_after)::float8, issued_at
            from unnest(
                \(sightings.map(\.identity.uuid)), \(sightings.map { Int($0.identity.major) }),
                \(sightings.map { Int($0.identity.minor) }), \(sightings.map(\.address)),
                \(sightings.map(\.heardAt)), \(scanned.map(\.scanner))
            ) with ordinality as heard (uuid, major, minor, address, heard_at, scanner_id, index)
            join lateral (
                select beacon_id, fixed_to from (
                    select beacon_id, beacon.room_id as fixed_to, beacon.address, count(*) over () as alike from beacon
                    where beacon.uuid = heard.uuid and beacon.major = heard.major and beacon.minor = heard.minor
                        and (retired_at is null or retired_at > heard.heard_at)
                ) known
                where known.address is null or known.address = heard.address or alike = 1
                order by known.address nulls last limit 1
            ) badge on fixed_to is null
            join lateral (
                select room_id from scanner_place
                where scanner_place.scanner_id = heard.scanner_id and since <= heard.heard_at
                order by since desc limit 1
            ) place on true
            join room using (room_id) join zone using (zone_id)
            left join badge_issue on badge_issue.beacon_id = badge.beacon_id and span @> heard.heard_at
            """
    }

    private static func resolveRanged(_ ranged: [(person: Int64, sighting: ReceivedBatch.Sighting)]) -> Query {
        let sightings = ranged.map(\.sighting)
        return """
            select index, fixed.beacon_id, room_id, person_id, extract(epoch from leave_after)::float8, \
            null::timestamptz
            from unnest(
                \(sightings.map(\.identity.uuid)), \(sightings.map { Int($0.identity.major) }),
                \(sightings.map { Int($0.identity.minor) }), \(sightings.map(\.address)),
                \(sightings.map(\.heardAt)), \(ranged.map(\.person))
            ) with ordinality as heard (uuid, major, minor, address, heard_at, person_id, index)
            join lateral (
                select beacon_id, coalesce(
                    (
                        select place.room_id from beacon_place place
                        where place.beacon_id = known.beacon_id and since <= heard.heard_at order by since desc limit 1
                    ), known.room_id) as room_id
                from (
                    select beacon_id, beacon.room_id, beacon.address, count(*) over () as alike from beacon
                    where beacon.uuid = heard.uuid and beacon.major = heard.major and beacon.minor = heard.minor
                        and (retired_at is null or retired_at > heard.heard_at)
                ) known
                where known.address is null or known.address = heard.address or alike = 1
                order by known.address nulls last limit 1
            ) fixed on fixed.room_id is not null
            join person using (person_id) join room using (room_id) join zone using (zone_id)
            """
    }

    private static func resolved(_ result: QueryResult, count: Int) throws -> [StoredSighting.Resolved?] {
        var resolved = [StoredSighting.Resolved?](repeating: nil, count: count)
        for row in result {
            let (ordinality, beacon, room, person, leaveAfter, issuedAt) = try row.decode(
                (Int, Int64, Int64, Int64?, Double, Date?).self)
            resolved[ordinality - 1] = StoredSighting.Resolved(
                beacon: beacon, room: room, person: person, leaveAfter: leaveAfter, issuedAt: issuedAt)
        }
        return resolved
    }
}
