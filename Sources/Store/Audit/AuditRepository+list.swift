import Foundation
import Postgres

extension AuditRepository {
    /// The newest first.
    public func list(_ list: ListQuery, _ filter: AuditFilter) async throws -> Listing<AuditRow> {
        try await named(
            try await database.listing(
                """
                select audit_id, at, action, actor, targets, of_everybody, details, address
                from find_audit(
                    \(filter.action), \(filter.actor), \(filter.person), \(filter.from), \(filter.to), \(list.search))
                    left join audit_address using (audit_id)
                order by audit_id desc limit \(list.limit) offset \(list.offset)
                """,
                count: """
                    select count(*) from find_audit(
                        \(filter.action), \(filter.actor), \(filter.person), \(filter.from), \(filter.to),
                        \(list.search))
                    """,
                decode: UnnamedEntry.init))
    }

    /// The looks of others at a person's whereabouts, the newest first.
    public func looks(at person: Int64, _ list: ListQuery) async throws -> Listing<AuditRow> {
        try await named(
            try await database.listing(
                """
                select audit_id, at, action, actor, targets, of_everybody, details, null::text
                from find_looks(\(person), \(AuditAction.looks), \(list.search))
                order by audit_id desc limit \(list.limit) offset \(list.offset)
                """,
                count: "select count(*) from find_looks(\(person), \(AuditAction.looks), \(list.search))",
                decode: UnnamedEntry.init))
    }

    /// Puts in who the random numbers are, of those who still are somebody.
    private func named(_ listing: Listing<UnnamedEntry>) async throws -> Listing<AuditRow> {
        let subjects = Set(listing.rows.flatMap { $0.targets + [$0.actor].compactMap(\.self) })
        let rows = try await database.query(
            """
            select subject_id, person_id, email, first_name, last_name, classification
            from subject join person using (person_id) where subject_id = any(\(Array(subjects)))
            """)
        var people: [UUID: Person] = [:]
        for row in rows {
            let (subject, id, email, first, last, classification) = try row.decode(
                (UUID, Int64, String, String, String, PersonClassification).self)
            people[subject] = Person(
                id: id, email: email, firstName: first, lastName: last, classification: classification)
        }
        return Listing(rows: listing.rows.map { $0.named(people) }, total: listing.total)
    }
}
