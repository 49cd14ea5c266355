public import Beacon
public import Foundation
import Postgres
public import Vocabulary

/// A badge of the school, carried or not.
public struct KnownBadge: Equatable, Sendable {
    /// The number of its beacon.
    public let id: Int64
    public let identity: BeaconIdentity
    public let address: DeviceAddress?
    public let state: BadgeState
    /// The person who carries it, or carried it last.
    public let person: Person?
    /// When it was handed to them.
    public let issuedAt: Date?
    public let returnedAt: Date?
    public let lostAt: Date?
    /// When it was last heard after it was returned or lost; nil otherwise.
    public let lastHeardAt: Date?
}

extension BadgeRepository {
    /// The badges, each with its current or last issue.
    private static let known = """
        select beacon.beacon_id, uuid, major, minor, address,
            case when lost_at is not null then 'lost' when issued_at is not null and returned_at is null then 'issued'
                else 'free' end as state,
            person.person_id, email, first_name, last_name, classification, issued_at, returned_at, lost_at,
            case when last_heard_at > greatest(returned_at, lost_at) then last_heard_at end as last_heard_at
        from beacon left join lateral (
            select issue.person_id, issued_at, returned_at from badge_issue issue
            where issue.beacon_id = beacon.beacon_id order by issued_at desc limit 1
        ) latest on true left join person using (person_id)
        where room_id is null and retired_at is null
        """

    /// The text that a search matches.
    private static let names =
        "searchable(concat_ws(' ', beacon_id, major || '/' || minor, first_name, last_name, email))"

    /// - Parameter state: only badges in this; nil for all.
    public func list(_ list: ListQuery, state: BadgeState?) async throws -> Listing<KnownBadge> {
        try await database.listing(
            """
            select * from (\(unescaped: Self.known)) known
            where (\(state?.rawValue) is null or state = \(state?.rawValue))
                and strpos(\(unescaped: Self.names), searchable(\(list.search))) > 0
            order by beacon_id limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from (\(unescaped: Self.known)) known
                where (\(state?.rawValue) is null or state = \(state?.rawValue))
                    and strpos(\(unescaped: Self.names), searchable(\(list.search))) > 0
                """,
            decode: Self.badge)
    }

    private static func badge(_ row: Row) throws -> KnownBadge {
        let (
            id, uuid, major, minor, address, state, person, email, first, last, classification, issued, returned, lost,
            heard
        ) = try row.decode(
            (
                Int64, ProximityUUID, Int, Int, DeviceAddress?, BadgeState, Int64?, String?, String?, String?,
                Classification?, Date?, Date?, Date?, Date?
            ).self)
        var carrier: Person?
        if let person, let email, let first, let last, let classification {
            carrier = Person(
                id: person, email: email, firstName: first, lastName: last, classification: classification)
        }
        return KnownBadge(
            id: id, identity: BeaconIdentity(uuid: uuid, major: UInt16(major), minor: UInt16(minor)),
            address: address, state: state, person: carrier, issuedAt: issued, returnedAt: returned, lostAt: lost,
            lastHeardAt: heard)
    }
}
