public import Foundation
public import Postgres

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
