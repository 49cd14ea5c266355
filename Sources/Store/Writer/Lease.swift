public import Postgres

/// Ownership of the engine: only one server of a database has it at a time.
public struct Lease: Equatable, Sendable {
    /// How long it is valid without renewal, in seconds.
    public static let duration = 5.0

    public let owner: String
    /// A fencing number that increases with each owner, so that statements of a former owner are refused.
    public let fence: Int64

    /// Finds the row only while this lease is valid, and keeps other servers from acquiring it until the transaction
    /// ends.
    var check: Query {
        "select fence from engine_lease where owner = \(owner) and fence = \(fence) for share"
    }
}

extension Lease {
    /// Another server now owns the engine.
    public struct Lost: Error, Equatable, Sendable {}
}

/// The row that names the server that owns the engine. Its times are the database's own, which all servers share.
///
/// It also identifies the session in which the owner writes, by process and start time. A machine that hangs in a
/// transaction leaves the row locked; the next owner then ends that session. This requires the same login as that
/// session, regardless of the roles in which both serve.
public struct LeaseRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Acquires the lease if it is free or has expired; nil if another server holds it.
    /// - Parameters:
    ///   - writer: the process of the session in which the caller writes.
    ///   - certain: whether the caller knows by other means that no other server can be active, and need not wait.
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
            // The owner has another login. Its session ends by itself if the time that it may be idle in a transaction
            // is limited.
        }
    }

    private static let insufficientPrivilege = "42501"

    /// Extends the lease. Throws `Lease.Lost`.
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

    /// Releases the lease, so that another server need not wait until it expires.
    public func release(_ lease: Lease) async throws {
        try await database.query(
            """
            update engine_lease set owner = '', expires_at = '-infinity'
            where owner = \(lease.owner) and fence = \(lease.fence)
            """)
    }
}
