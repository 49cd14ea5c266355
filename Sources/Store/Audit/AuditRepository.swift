import Foundation
public import Postgres

/// The audit: who did what, and who looked at whom. It is only ever added to.
public struct AuditRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Adds an entry. Given the transaction of a change, the two stand or fall together.
    public func record(_ entry: AuditEntry) async throws {
        try await database.query(try Self.insert(entry))
    }

    /// The address is tied to whoever acted, or else to whom it was about, and goes with them.
    static func insert(_ entry: AuditEntry) throws -> Query {
        let people = entry.targets.people
        let details = JSONText(String(decoding: try JSONEncoder().encode(entry.details), as: UTF8.self))
        return """
            with entry as (
                insert into audit (at, action, actor, targets, of_everybody, details)
                select \(entry.at), \(entry.action.rawValue),
                    (select subject_id from subject where person_id = \(entry.actor)),
                    array(select subject_id from subject where person_id = any(\(people)) order by subject_id),
                    \(entry.targets == .everybody), \(details)
                returning audit_id
            )
            insert into audit_address (audit_id, subject_id, address)
            select audit_id, (select subject_id from subject where person_id = \(entry.actor ?? people.first)), address
            from entry, (select \(entry.address) address) come where address is not null
            """
    }
}
