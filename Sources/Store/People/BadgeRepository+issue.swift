import Beacon
public import Foundation
public import Postgres

extension BadgeRepository {
    /// Hands a badge to a person from `now` on. Throws `StoreError`.
    public static func issue(
        _ source: BadgeSource, to person: Int64, at now: Date, in transaction: Transaction
    ) async throws -> Badge {
        try await naming(conflicts) {
            let badge = try await beacon(of: source, at: now, in: transaction)
            try await transaction.query(
                """
                insert into badge_issue (beacon_id, person_id, issued_at)
                values (\(badge.id), \(person), \(now))
                """)
            return badge
        }
    }

    private static func beacon(
        of source: BadgeSource, at now: Date, in transaction: Transaction
    ) async throws -> Badge {
        let rows =
            switch source {
            case .assigned: try await assign(at: now, in: transaction)
            case .known(let id):
                try await transaction.query(
                    """
                    select beacon_id, uuid, major, minor, address from beacon
                    where beacon_id = \(id) and room_id is null and retired_at is null
                    """)
            case .bought(let identity, let address):
                try await register(identity, address: address, in: transaction)
            }
        guard let row = rows.first else { throw missing(source) }
        let (id, uuid, major, minor, address) = try row.decode(
            (Int64, ProximityUUID, Int, Int, DeviceAddress?).self)
        let identity = BeaconIdentity(uuid: uuid, major: UInt16(major), minor: UInt16(minor))
        return Badge(id: id, identity: identity, address: address, issuedAt: now, returnedAt: nil)
    }

    private static func assign(at now: Date, in transaction: Transaction) async throws -> QueryResult {
        // Whoever assigns keys holds the row of the site, so that two never find the same one free.
        try await transaction.query("select from site for update")
        return try await transaction.query(
            """
            insert into beacon (uuid, major, minor)
            select proximity_uuid, key.major, key.minor from site, free_badge_key(\(now)) key
            returning beacon_id, uuid, major, minor, address
            """)
    }

    /// A badge of that identity that is known already is handed out again; an identity of a room beacon is not.
    private static func register(
        _ identity: BeaconIdentity, address: DeviceAddress?, in transaction: Transaction
    ) async throws -> QueryResult {
        let known = try await transaction.query(
            """
            select beacon_id, uuid, major, minor, address from beacon
            where uuid = \(identity.uuid) and major = \(Int(identity.major)) and minor = \(Int(identity.minor))
                and address is not distinct from \(address) and room_id is null and retired_at is null
            """)
        guard known.isEmpty else { return known }
        return try await transaction.query(
            """
            insert into beacon (uuid, major, minor, address)
            values (\(identity.uuid), \(Int(identity.major)), \(Int(identity.minor)), \(address))
            returning beacon_id, uuid, major, minor, address
            """)
    }

    private static func missing(_ source: BadgeSource) -> StoreError {
        if case .known(let id) = source { return .notFound("There is no badge \(id).") }
        return .cannotBeDone("All keys of the majors reserved for badges are in use or still resting.")
    }
}
