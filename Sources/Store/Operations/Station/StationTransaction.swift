public import Foundation
public import Postgres

/// The changes that the registering server writes, in the transaction that verifies its lease.
public struct StationTransaction: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Verifies the lease and keeps other servers from taking over until the transaction ends. Throws `Lease.Lost` if
    /// the lease is no longer held.
    public func begin(_ lease: Lease) async throws {
        guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
    }

    /// Stores what is published from now on, and to which resolvers.
    /// - Parameter serial: nil leaves it unchanged.
    public func tell(serial: String?, _ told: StationRow.Told, servers: [String], at now: Date) async throws {
        try await transaction.query(
            """
            update station set serial = coalesce(\(serial), serial), told_findable = \(told.findable),
                told_port = \(told.port)
            where row(serial, told_findable, told_port)
                is distinct from row(coalesce(\(serial), serial), \(told.findable)::text, \(told.port)::integer)
            """)
        try await transaction.query("delete from station_resolver where server <> all (\(servers))")
        try await transaction.query(
            """
            insert into station_resolver (server, place, since)
            select server, place, \(now) from unnest(\(servers)::text[]) with ordinality told (server, place)
            on conflict (server) do update set place = excluded.place
                where station_resolver.place <> excluded.place
            """)
    }

    /// Returns a number that no record has used: milliseconds since 1970, or one more than the last.
    /// - Parameter above: the number that a resolver already knows.
    public func nextCounter(milliseconds: Int64, above: Int64) async throws -> Int64 {
        try await transaction.query(
            """
            update station set counter = greatest(counter + 1, \(milliseconds), \(above) + 1) returning counter
            """)[0].decode(0)
    }

    public func note(address: String?) async throws {
        try await transaction.query(
            "update station set address = \(address) where address is distinct from \(address)")
    }

    /// Stores the states of resolvers; those no longer in use are ignored.
    public func note(_ rows: [StationResolverRow]) async throws {
        for row in rows {
            try await transaction.query(
                """
                update station_resolver set state = \(row.state), accepted_at = \(row.acceptedAt),
                    is_reachable = \(row.isReachable), reason = \(row.reason), generation = \(row.generation)
                where server = \(row.server)
                """)
        }
    }
}
