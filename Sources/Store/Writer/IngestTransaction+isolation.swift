import Postgres
import Presence

extension IngestCommit {
    /// The people whose whereabouts and visits it writes, in ascending order.
    public var people: [Int64] {
        let changed = changes.map(\.transition.person) + expiredOverrides.map(\.person)
        return Set(changed + whereabouts.map(\.person) + switches.map(\.person)).sorted()
    }

    /// Returns the commit without the whereabouts and visits of some people.
    public func without(_ people: Set<Int64>) -> IngestCommit {
        guard !people.isEmpty else { return self }
        return filtered { !people.contains($0) }
    }

    fileprivate func filtered(_ isWanted: (Int64) -> Bool) -> IngestCommit {
        var commit = self
        commit.changes.removeAll { !isWanted($0.transition.person) }
        commit.expiredOverrides.removeAll { !isWanted($0.person) }
        commit.whereabouts.removeAll { !isWanted($0.person) }
        commit.switches.removeAll { !isWanted($0.person) }
        return commit
    }
}

extension IngestTransaction {
    /// Writes everything except the whereabouts and visits of people whose rows violate a constraint.
    /// - Returns: those people.
    func writeApart(_ commit: IngestCommit) async throws -> Set<Int64> {
        var apart = FailureIsolation(transaction)
        let shared = Self.shared(commit)
        if !shared.isEmpty { try await transaction.pipeline(shared) }
        try await apart.write(commit.people) { people in Self.personal(commit.filtered(people.contains)) }
        let end = Self.end(commit.without(apart.broken))
        if !end.isEmpty { try await transaction.pipeline(end) }
        return apart.broken
    }

    /// Reads the whereabouts of people again, and schedules parts of their past for smoothing.
    /// - Throws: `Lease.Lost` if another server now owns the engine.
    public func retry(_ due: [RecordDue], lease: Lease) async throws -> EngineState.People {
        let results = try await transaction.pipeline([
            lease.check, RecordDue.insert(due), EngineState.peopleQuery(only: due.map(\.person)),
        ])
        guard !results[0].isEmpty else { throw Lease.Lost() }
        return try results[2].map(EngineState.person)
    }
}
