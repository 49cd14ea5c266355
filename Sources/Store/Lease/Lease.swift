public import Postgres

/// Ownership of the engine: one server of a database has it at a time.
public struct Lease: Equatable, Sendable {
    /// How long it holds without being renewed, in seconds.
    public static let duration = 8.0

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
public struct LeaseRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Takes the lease where it is free or has run out; nil where another server holds it.
    /// - Parameter certain: the caller knows by other means that nobody else can be serving, and need not wait.
    public func take(as owner: String, certain: Bool) async throws -> Lease? {
        try await database.query(
            """
            update engine_lease set owner = \(owner), fence = fence + 1,
                expires_at = now() + make_interval(secs => \(Lease.duration))
            where \(certain) or owner = \(owner) or expires_at < now()
            returning fence
            """
        ).first.map { Lease(owner: owner, fence: try $0.decode(0)) }
    }

    /// Holds the lease for another while. Throws `Lease.Lost`.
    public func renew(_ lease: Lease) async throws {
        let rows = try await database.query(
            """
            update engine_lease set expires_at = now() + make_interval(secs => \(Lease.duration))
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
