public import Foundation
public import Postgres

/// What is kept of this server as a station.
public struct StationRow: Equatable, Sendable {
    /// Nil before any server has spoken.
    public var serial: String?
    /// Of its key.
    public var generation: Int
    /// What an admin said; nil if the settings of the server that speaks hold.
    public var findable: String?
    public var port: Int?
    public var servers: [String]?
    public var sealedInvitation: [UInt8]?
    /// What is told.
    public var told: Told?
    /// In words; nil if none is known.
    public var address: String?

    public struct Told: Equatable, Sendable {  // generated: init
        public var findable: String
        public var port: Int
    }
}

/// How one resolver stands to the station.
public struct StationResolverRow: Equatable, Sendable {  // generated: init
    public var server: String
    /// `connecting`, `accepted`, `refused` or `unreachable`.
    public var state: String = "connecting"
    public var acceptedAt: Date?
    public var isReachable: Bool?
    public var reason: String?
    /// Of the key that it has.
    public var generation: Int?
}

/// This server as a station: what it tells resolvers, and what they say.
public struct StationRepository: Sendable {
    /// Tells `plan` where the server that speaks has to read anew, and `state` where there is something to be shown.
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

    /// In the order in which they are told.
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

    /// What an admin says of the station; nil leaves it.
    public struct Edit: Equatable, Sendable {
        public var findable: String?
        public var port: Int?
        /// Empty if it is to speak to none.
        public var servers: [String]?
        /// Empty takes it away.
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

    /// When a resolver last took a record, or since when there is one that could; nil if absent.
    public func unheardSince() async throws -> Date? {
        try await database.query("select coalesce(max(accepted_at), min(since)) from station_resolver")[0].decode(0)
    }
}

/// What the server that speaks writes, in the transaction that asserts its lease.
public struct StationTransaction: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Keeps another server from speaking meanwhile. Throws `Lease.Lost` if the lease is no longer held.
    public func begin(_ lease: Lease) async throws {
        guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
    }

    /// Writes what is told from now on, and to whom.
    /// - Parameter serial: nil leaves it.
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

    /// A number that no record had: milliseconds since 1970, or the last and 1.
    /// - Parameter above: what a resolver knows already.
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

    /// Writes how resolvers stand; of those that are told no more, nothing.
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
