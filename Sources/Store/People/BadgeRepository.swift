import Beacon
public import Foundation
public import Postgres

/// Which person carries which badge, from when to when.
public struct BadgeRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    static let conflicts = [
        "beacon_identity_key": StoreError.conflict(
            "A room beacon or another badge with that UUID, major, minor and address is registered already."),
        "badge_issue_one_carrier": StoreError.conflict("Somebody carries this badge. Return it first."),
        "badge_issue_person_id_fkey": StoreError.notFound("There is no such person."),
    ]

    /// The badges carried now by each of these people.
    public func carried(by people: [Int64]) async throws -> [Int64: [Badge]] {
        let rows = try await database.query(
            """
            select person_id, beacon_id, uuid, major, minor, address, issued_at, returned_at
            from badge_issue join beacon using (beacon_id)
            where person_id = any(\(people)) and returned_at is null
            order by issued_at, beacon_id
            """)
        var badges: [Int64: [Badge]] = [:]
        for row in rows {
            let (person, id, uuid, major, minor, address, issued, returned) = try row.decode(
                (Int64, Int64, ProximityUUID, Int, Int, DeviceAddress?, Date, Date?).self)
            let identity = BeaconIdentity(uuid: uuid, major: UInt16(major), minor: UInt16(minor))
            badges[person, default: []].append(
                Badge(id: id, identity: identity, address: address, issuedAt: issued, returnedAt: returned))
        }
        return badges
    }

    /// Takes a badge back; returns who carried it. Throws `StoreError` where nobody does.
    @discardableResult
    public func takeBack(_ badge: Int64, at now: Date) async throws -> Int64 {
        let rows = try await database.query(
            """
            update badge_issue set returned_at = greatest(\(now), issued_at)
            where beacon_id = \(badge) and returned_at is null returning person_id
            """)
        guard let row = rows.first else { throw StoreError.notFound("Nobody carries a badge \(badge).") }
        return try row.decode(0)
    }
}
