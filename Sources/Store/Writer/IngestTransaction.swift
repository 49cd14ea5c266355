import Beacon
public import Foundation
public import Postgres
public import Presence

/// Everything that one commit of the writer writes to the database.
public struct IngestCommit: Sendable {
    public var sightings: [StoredSighting] = []
    /// The sightings that may belong to a survey.
    public var surveyed: [StoredSighting] = []
    public var receipts: [ReceivedBatch.Receipt] = []
    /// The activity of scanners that delivered data, and of beacons that were heard.
    public var seen: [ScannerActivity] = []
    public var heard: [HeardBeacon] = []
    /// The people whose clients reported, and when, in ascending order of people.
    public var reported: [(person: Int64, at: Date)] = []
    public var beats: [ScannerBeat] = []
    /// The changes, each with the ID of its live event.
    public var changes: [(id: Int64, transition: Transition)] = []
    /// The manual overrides that have ended.
    public var expiredOverrides: [ExpiredOverride] = []
    /// The current whereabouts of all people whose rows must be updated.
    public var whereabouts: [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)] = []
    /// The people for whom another badge is followed from now on.
    public var switches: [FollowedBadge] = []
    /// The periods that must be smoothed again because of late data.
    public var due: [RecordDue] = []

    public init() {}
}

extension IngestCommit {
    /// When a scanner last delivered data, when it last heard something, and from which spool.
    public struct ScannerActivity: Equatable, Sendable {  // generated: init
        public let scanner: Int64
        public let seenAt: Date
        public let heardAt: Date?
        public let spool: String
    }

    /// When a beacon was last heard.
    public struct HeardBeacon: Equatable, Sendable {  // generated: init
        public let beacon: Int64
        public let heardAt: Date
    }
}

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

/// The statements of a commit.
public struct IngestTransaction: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }
}
