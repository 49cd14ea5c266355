import Postgres
import Presence

extension IngestCommit {
    /// Whose whereabouts and visits it writes, in the order of their numbers.
    public var people: [Int64] {
        let changed = changes.map(\.transition.person) + expiredOverrides.map(\.person)
        return Set(changed + whereabouts.map(\.person) + switches.map(\.person)).sorted()
    }

    /// The same without the whereabouts and visits of some people.
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
    /// Writes all but the whereabouts and visits of those whose rows break a rule.
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

    /// Reads anew where people were left, and has some of their past looked through again.
    /// - Throws: `Lease.Lost` where another server owns the engine by now.
    public func retry(_ due: [RecordDue], lease: Lease) async throws -> EngineState.People {
        let results = try await transaction.pipeline([
            lease.check, RecordDue.insert(due), EngineState.peopleQuery(only: due.map(\.person)),
        ])
        guard !results[0].isEmpty else { throw Lease.Lost() }
        return try results[2].map(EngineState.person)
    }
}
