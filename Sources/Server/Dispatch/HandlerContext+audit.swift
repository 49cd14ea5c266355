import Postgres
import Store

extension HandlerContext {
    /// Writes into the audit what the caller did.
    ///
    /// - Parameters:
    ///   - subject: whom it is about, or whose whereabouts were seen.
    ///   - details: words and numbers of things, never of persons.
    ///   - database: the transaction of the change, so that the two stand or fall together; nil for the pool.
    func audit(
        _ action: AuditAction, subject: Int64? = nil, _ details: [String: String] = [:],
        in database: (any Querying)? = nil
    ) async throws {
        try await audit(action, subjects: AuditTargets(subject), details, in: database)
    }

    func audit(
        _ action: AuditAction, subjects: AuditTargets, _ details: [String: String] = [:],
        in database: (any Querying)? = nil
    ) async throws {
        try await AuditRepository(database ?? services.pool).record(entry(action, subjects, details))
    }

    /// For a login, where who acts is only now known.
    func audit(_ action: AuditAction, actor: Int64, in database: (any Querying)? = nil) async throws {
        let entry = AuditEntry(at: now, action: action, actor: actor, address: address)
        try await AuditRepository(database ?? services.pool).record(entry)
    }

    /// The entry alone, for what somebody else writes.
    func entry(_ action: AuditAction, _ subjects: AuditTargets, _ details: [String: String] = [:]) -> AuditEntry {
        var (details, actor): ([String: String], Int64?) = (details, nil)
        switch caller {
        case .person(let person): actor = person.id
        case .scanner(let scanner): details["scanner_id"] = String(scanner)
        case .nobody: break
        }
        return AuditEntry(
            at: now, action: action, actor: actor, targets: subjects, details: details, address: address)
    }
}
