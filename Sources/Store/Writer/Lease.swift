public import Postgres

/// Ownership of the engine: one server of a database has it at a time.
public struct Lease: Equatable, Sendable {
    /// How long it holds without being renewed, in seconds.
    public static let duration = 5.0

    public let owner: String
    /// Rises with each owner; what a former owner still sends is refused by it.
    public let fence: Int64

    /// Finds the row only while the lease is this one, and keeps it from being taken until the transaction ends.
    var check: Query {
        "select fence from engine_lease where owner = \(owner) and fence = \(fence) for share"
    }
}

extension Lease {
    /// Another server owns the engine by now.
    public struct Lost: Error, Equatable, Sendable {}
}

/// The row that says which server owns the engine. Its times are the database's own, which all servers share.
///
/// It also names the session in which the owner writes, by its process and start. A machine that hangs in a transaction
/// leaves the row locked; a person who takes the lease then ends that session. The right to do so has the login of that
/// session, in whatever role either of them serves.
public struct LeaseRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Takes the lease where it is free or has run out; nil if another server holds it.
    /// - Parameters:
    ///   - writer: the process of the session in which the caller writes.
    ///   - certain: the caller knows by other means that no other person can be serving, and need not wait.
    public func take(as owner: String, writer: Int32? = nil, certain: Bool) async throws -> Lease? {
        try await endFormerWriter(by: owner, writer: writer, certain: certain)
        return try await database.query(
            """
            update engine_lease set owner = \(owner), fence = fence + 1,
                expires_at = now() + make_interval(secs => \(Lease.duration)), (writer_pid, writer_started) = (
                    select pid, backend_start from pg_stat_get_activity(coalesce(\(writer), 0)))
            where \(certain) or owner = \(owner) or expires_at < now()
            returning fence
            """
        ).first.map { Lease(owner: owner, fence: try $0.decode(0)) }
    }

    private func endFormerWriter(by owner: String, writer: Int32?, certain: Bool) async throws {
        do {
            try await database.query(
                """
                select pg_terminate_backend(pid) from engine_lease, pg_stat_get_activity(writer_pid) session
                where (\(certain) or owner = \(owner) or expires_at < now())
                    and session.backend_start = writer_started and pid is distinct from \(writer)
                """)
        } catch let error as PostgresError where error.sqlState == Self.insufficientPrivilege {
            // The owner has another login. Its session ends by itself, where it may lie idle in a transaction so long.
        }
    }

    private static let insufficientPrivilege = "42501"

    /// Holds the lease for another while. Throws `Lease.Lost`.
    public func renew(_ lease: Lease, writer: Int32? = nil) async throws {
        let rows = try await database.query(
            """
            update engine_lease set expires_at = now() + make_interval(secs => \(Lease.duration)),
                (writer_pid, writer_started) = (
                    select pid, backend_start from pg_stat_get_activity(coalesce(\(writer), 0)))
            where owner = \(lease.owner) and fence = \(lease.fence) returning fence
            """)
        guard !rows.isEmpty else { throw Lease.Lost() }
    }

    /// Gives the lease up, so that another server need not wait for it to run out.
    public func release(_ lease: Lease) async throws {
        try await database.query(
            """
            update engine_lease set owner = '', expires_at = '-infinity'
            where owner = \(lease.owner) and fence = \(lease.fence)
            """)
    }
}
