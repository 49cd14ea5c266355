import Foundation
public import Postgres

/// The preconditions of a commit by the single writer; the database refuses the commit if they no longer hold.
///
/// The row of the lease is locked until the commit, so that no other server can become owner of the engine.
public struct CommitPreconditions: Sendable {  // generated: init
    /// What sightings mean has changed since: the commit has to be made anew.
    public struct AssignmentsChanged: Error, Equatable, Sendable {
        public init() {}
    }

    private static let leaseLost = "RC001"
    private static let assignmentsChanged = "RC002"

    let lease: Lease
    /// The version of the assignments by which the sightings were resolved.
    let meanings: Int64

    var check: Query { "select check_ingest(\(lease.owner), \(lease.fence), \(meanings))" }

    /// Writes a commit in one round trip.
    /// - Throws: `Lease.Lost` if another server now owns the engine, `AssignmentsChanged`.
    public func write(_ commit: IngestCommit, in pool: ConnectionPool) async throws {
        try await naming { try await pool.transact([check] + IngestTransaction.statements(commit)) }
    }

    /// Writes everything except the whereabouts and visits of people whose rows violate a constraint.
    /// - Returns: those people.
    public func writeApart(_ commit: IngestCommit, in pool: ConnectionPool) async throws -> Set<Int64> {
        try await pool.withTransaction { transaction in
            try await hold(transaction)
            return try await IngestTransaction(transaction).writeApart(commit)
        }
    }

    /// Checks the preconditions and locks their rows until the transaction ends.
    func hold(_ transaction: Transaction) async throws {
        try await naming { try await transaction.query(check) }
    }

    @discardableResult
    private func naming<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let error as PostgresError where error.sqlState == Self.leaseLost {
            throw Lease.Lost()
        } catch let error as PostgresError where error.sqlState == Self.assignmentsChanged {
            throw AssignmentsChanged()
        }
    }
}
