public import Beacon
public import Foundation
import Phrases
public import Postgres
public import Wire

/// Which person carries which badge, from when to when.
public struct BadgeRepository: Sendable {
    /// The badge to hand out.
    public enum Source: Equatable, Sendable {
        /// A new one, with keys from the majors reserved for badges.
        case assigned
        /// One that was returned.
        case known(Int64)
        /// A third-party badge with an identity of its own.
        case bought(BeaconIdentity, address: DeviceAddress?)
    }

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    static let conflicts = [
        "beacon_identity_key": Refusal.conflict(.badgeKeysRegistered),
        "badge_issue_one_carrier": Refusal.conflict(.badgeIssued),
        "badge_issue_person_id_fkey": Refusal.notFound(.noSuchPerson),
    ]

    /// Returns the badges that each of these people carries now.
    public func carried(by people: [Int64]) async throws -> [Int64: [BadgeRecord]] {
        let rows = try await database.query(
            """
            select person_id, beacon_id, uuid, major, minor, address, issued_at, returned_at
            from badge_issue join beacon using (beacon_id)
            where person_id = any(\(people)) and returned_at is null
            order by issued_at, beacon_id
            """)
        var badges: [Int64: [BadgeRecord]] = [:]
        for row in rows {
            let (person, id, uuid, major, minor, address, issued, returned) = try row.decode(
                (Int64, Int64, ProximityUUID, Int, Int, DeviceAddress?, Date, Date?).self)
            badges[person, default: []].append(
                BadgeRecord(
                    badgeID: id, uuid: uuid, majorKey: major, minorKey: minor, address: address, issuedAt: issued,
                    returnedAt: returned))
        }
        return badges
    }

    /// Takes a badge back; returns the person who carried it, nil if there was none. In a transaction it cannot be
    /// handed out until the transaction ends.
    @discardableResult
    public func takeBack(_ badge: Int64, at now: Date) async throws -> Int64? {
        // Handing out a badge locks it first, too, so an issue up to now is ended here.
        try await database.pipeline([
            "select from beacon where beacon_id = \(badge) for no key update",
            """
            update badge_issue set returned_at = greatest(\(now), issued_at)
            where beacon_id = \(badge) and returned_at is null returning person_id
            """,
        ])[1].first?.decode(0)
    }

    /// Records that a badge is lost, or found again. Returns false if nothing changed, or it is not a badge.
    public func note(_ badge: Int64, isLost: Bool, at now: Date) async throws -> Bool {
        try await !database.query(
            """
            update beacon set lost_at = case when \(isLost) then \(now)::timestamptz end
            where beacon_id = \(badge) and room_id is null and retired_at is null and (lost_at is not null) <> \(isLost)
            returning beacon_id
            """
        ).isEmpty
    }
}

extension BadgeRepository {
    /// Hands a badge to a person from `now` on. Throws `Refusal`.
    public static func issue(
        _ source: Source, to person: Int64, at now: Date, in transaction: Transaction
    ) async throws -> BadgeRecord {
        try await naming(conflicts) {
            let badge = try await beacon(of: source, at: now, in: transaction)
            try await transaction.query(
                """
                insert into badge_issue (beacon_id, person_id, issued_at)
                values (\(badge.badgeID), \(person), \(now))
                """)
            return badge
        }
    }

    private static func beacon(
        of source: Source, at now: Date, in transaction: Transaction
    ) async throws -> BadgeRecord {
        let rows =
            switch source {
            case .assigned: try await assign(at: now, in: transaction)
            case .known(let id):
                try await transaction.query(
                    """
                    select beacon_id, uuid, major, minor, address, lost_at from beacon
                    where beacon_id = \(id) and room_id is null and retired_at is null for no key update
                    """)
            case .bought(let identity, let address):
                try await register(identity, address: address, in: transaction)
            }
        guard let row = rows.first else { throw missing(source) }
        let (id, uuid, major, minor, address, lost) = try row.decode(
            (Int64, ProximityUUID, Int, Int, DeviceAddress?, Date?).self)
        guard lost == nil else {
            throw Refusal.conflict(.badgeLost)
        }
        return BadgeRecord(
            badgeID: id, uuid: uuid, majorKey: major, minorKey: minor, address: address, issuedAt: now)
    }

    private static func assign(at now: Date, in transaction: Transaction) async throws -> QueryResult {
        // Every assignment of keys locks the row of the site, so that no two assign the same key.
        try await transaction.query("select from site for update")
        return try await transaction.query(
            """
            insert into beacon (uuid, major, minor)
            select proximity_uuid, key.major, key.minor from site, free_badge_key(\(now)) key
            returning beacon_id, uuid, major, minor, address, lost_at
            """)
    }

    /// A known badge with that identity is handed out again; the identity of a room beacon is refused.
    private static func register(
        _ identity: BeaconIdentity, address: DeviceAddress?, in transaction: Transaction
    ) async throws -> QueryResult {
        let known = try await transaction.query(
            """
            select beacon_id, uuid, major, minor, address, lost_at from beacon
            where uuid = \(identity.uuid) and major = \(Int(identity.major)) and minor = \(Int(identity.minor))
                and address is not distinct from \(address) and room_id is null and retired_at is null
            for no key update
            """)
        guard known.isEmpty else { return known }
        return try await transaction.query(
            """
            insert into beacon (uuid, major, minor, address)
            values (\(identity.uuid), \(Int(identity.major)), \(Int(identity.minor)), \(address))
            returning beacon_id, uuid, major, minor, address, lost_at
            """)
    }

    private static func missing(_ source: Source) -> Refusal {
        if case .known(let id) = source { return .notFound(.noBadgeWithNumber(id)) }
        return .cannotBeDone(.badgeKeysUsedUp)
    }
}
