import Beacon
public import Foundation
public import Postgres
public import Presence

/// All that one commit of the writer puts into the database.
public struct IngestCommit: Sendable {
    public var sightings: [StoredSighting] = []
    /// Those of them that may belong to a survey.
    public var surveyed: [StoredSighting] = []
    public var receipts: [ReceivedBatch.Receipt] = []
    /// What is to be noted of scanners that handed something in, and of beacons that were heard.
    public var seen: [ScannerActivity] = []
    public var heard: [HeardBeacon] = []
    /// Whose clients reported, and when, in the order of the people.
    public var reported: [(person: Int64, at: Date)] = []
    public var beats: [ScannerBeat] = []
    /// The changes, each with the id of its live event.
    public var changes: [(id: Int64, transition: Transition)] = []
    /// The words on where people are that count no more.
    public var expiredOverrides: [ExpiredOverride] = []
    /// What is believed now of all people whose row is to be brought up to date.
    public var whereabouts: [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)] = []
    /// Of whom another badge is followed from now on.
    public var switches: [FollowedBadge] = []
    /// What the record has to be looked through again for: it came late.
    public var due: [RecordDue] = []

    public init() {}
}

extension IngestCommit {
    /// When a scanner last handed something in, what it heard last, and from which spool.
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

/// What a commit of the one writer assumes; the database refuses it where that does not hold any more.
///
/// The row of the lease is held until the commit, so no other person can own the engine meanwhile.
public struct CommitPreconditions: Sendable {  // generated: init
    /// What sightings mean has changed since: the commit has to be made anew.
    public struct AssignmentsChanged: Error, Equatable, Sendable {
        public init() {}
    }

    private static let leaseLost = "RC001"
    private static let assignmentsChanged = "RC002"

    let lease: Lease
    /// The version of the meanings by which the sightings were looked up.
    let meanings: Int64

    var check: Query { "select check_ingest(\(lease.owner), \(lease.fence), \(meanings))" }

    /// Writes a commit in one round trip.
    /// - Throws: `Lease.Lost` where another server owns the engine by now, `AssignmentsChanged`.
    public func write(_ commit: IngestCommit, in pool: ConnectionPool) async throws {
        try await naming { try await pool.transact([check] + IngestTransaction.statements(commit)) }
    }

    /// Writes all but the whereabouts and visits of those whose rows break a rule.
    /// - Returns: those people.
    public func writeApart(_ commit: IngestCommit, in pool: ConnectionPool) async throws -> Set<Int64> {
        try await pool.withTransaction { transaction in
            try await hold(transaction)
            return try await IngestTransaction(transaction).writeApart(commit)
        }
    }

    /// Has them hold until the transaction ends.
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
