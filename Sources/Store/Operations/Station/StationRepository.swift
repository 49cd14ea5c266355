public import Foundation
public import Postgres

/// The stored state of this server as a station.
public struct StationRow: Equatable, Sendable {
    /// Nil until a server has registered.
    public var serial: String?
    /// The generation of its key.
    public var generation: Int
    /// The choice of an admin; nil if the settings of the registering server apply.
    public var findable: String?
    public var port: Int?
    public var servers: [String]?
    public var sealedInvitation: [UInt8]?
    /// The values in the published record.
    public var told: Told?
    /// The address as text; nil if unknown.
    public var address: String?

    public struct Told: Equatable, Sendable {  // generated: init
        public var findable: String
        public var port: Int
    }
}

/// The state of the station at one resolver.
public struct StationResolverRow: Equatable, Sendable {  // generated: init
    public var server: String
    /// `connecting`, `accepted`, `refused` or `unreachable`.
    public var state: String = "connecting"
    public var acceptedAt: Date?
    public var isReachable: Bool?
    public var reason: String?
    /// The generation of the key that the resolver has.
    public var generation: Int?
}

/// This server as a station: the record that it publishes to resolvers, and their answers.
public struct StationRepository: Sendable {
    /// The channel that announces `plan` if the registering server must read again, and `state` if there are changes to
    /// show.
    public static let channel = "station"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    public func read() async throws -> StationRow {
        try await database.query(
            """
            select serial, generation, findable, port, servers, sealed_invitation, told_findable, told_port, address
            from station
            """
        ).first.map { row in
            let (serial, generation, findable, port, servers, invitation, toldFindable, toldPort, address) =
                try row.decode(
                    (String?, Int, String?, Int?, [String]?, [UInt8]?, String?, Int?, String?).self)
            let told = toldFindable.flatMap { findable in
                toldPort.map { StationRow.Told(findable: findable, port: $0) }
            }
            return StationRow(
                serial: serial, generation: generation, findable: findable, port: port, servers: servers,
                sealedInvitation: invitation, told: told, address: address)
        } ?? StationRow(generation: 1)
    }

    /// Returns the resolvers in the order in which they are notified.
    public func resolvers() async throws -> [StationResolverRow] {
        try await database.query(
            """
            select server, state, accepted_at, is_reachable, reason, generation from station_resolver
            order by place, server
            """
        ).map { row in
            let (server, state, acceptedAt, isReachable, reason, generation) = try row.decode(
                (String, String, Date?, Bool?, String?, Int?).self)
            return StationResolverRow(
                server: server, state: state, acceptedAt: acceptedAt, isReachable: isReachable, reason: reason,
                generation: generation)
        }
    }

    /// An admin's changes to the station; nil leaves a value unchanged.
    public struct Edit: Equatable, Sendable {
        public var findable: String?
        public var port: Int?
        /// Empty to use no resolvers.
        public var servers: [String]?
        /// Empty to remove it.
        public var sealedInvitation: [UInt8]?
        public var hasNewKey = false

        public init() {}
    }

    public func edit(_ edit: Edit) async throws {
        try await database.query(
            """
            update station set findable = coalesce(\(edit.findable), findable), port = coalesce(\(edit.port), port),
                servers = coalesce(\(edit.servers)::text[], servers),
                sealed_invitation = coalesce(\(edit.sealedInvitation)::bytea, sealed_invitation),
                generation = generation + \(edit.hasNewKey)::boolean::integer
            """)
    }

    /// Returns when a resolver last accepted a record, or, if none has, since when one has been registered; nil if
    /// absent.
    public func unheardSince() async throws -> Date? {
        try await database.query("select coalesce(max(accepted_at), min(since)) from station_resolver")[0].decode(0)
    }
}

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
