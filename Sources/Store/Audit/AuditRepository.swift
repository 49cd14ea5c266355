import Foundation
public import Postgres

/// The audit: who did what, and who viewed whose whereabouts. Entries are only added.
public struct AuditRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Adds an entry. If it is given the transaction of a change, both are committed or neither. Similar refusals
    /// within a minute (by the same person or scanner, of the same type, about the same person) share one entry with
    /// their count.
    public func record(_ entry: AuditEntry) async throws {
        try await database.query(try Self.insert(entry))
    }

    static func insert(_ entry: AuditEntry) throws -> Query {
        let details = JSONText(String(decoding: try JSONEncoder().encode(entry.details), as: UTF8.self))
        guard entry.action != .requestRefused else {
            return """
                select record_refusal(
                    \(entry.at), \(entry.actor), \(entry.targets.people), \(details), \(entry.address))
                """
        }
        return insert(entry, details)
    }

    /// The address is linked to the person who acted, or else to the person it was about, and is erased with them.
    private static func insert(_ entry: AuditEntry, _ details: JSONText) -> Query {
        let people = entry.targets.people
        return """
            with entry as (
                insert into audit (at, action, actor, targets, of_all_people, details)
                select \(entry.at), \(entry.action.rawValue),
                    (select subject_id from subject where person_id = \(entry.actor)),
                    array(select subject_id from subject where person_id = any(\(people)) order by subject_id),
                    \(entry.targets == .allPeople), \(details)
                returning audit_id
            )
            insert into audit_address (audit_id, subject_id, address)
            select audit_id, (select subject_id from subject where person_id = \(entry.actor ?? people.first)), address
            from entry, (select \(entry.address) address) come where address is not null
            """
    }
}
