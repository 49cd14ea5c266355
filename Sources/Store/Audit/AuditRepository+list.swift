import Foundation
import Postgres

extension AuditRepository {
    /// The newest first.
    public func list(_ page: AuditPage, _ filter: AuditFilter) async throws -> AuditListing {
        try await listing(
            page,
            """
            select audit_id, at, action, actor, targets, of_everybody, details, address
            from find_audit(
                \(filter.action), \(filter.actor), \(filter.person), \(filter.from), \(filter.to), \(page.search),
                \(page.before), \(page.size + 1))
                join audit_entry using (audit_id, at) left join audit_address using (audit_id)
            order by at desc, audit_id desc
            """,
            count: """
                select count(*) from find_audit(
                    \(filter.action), \(filter.actor), \(filter.person), \(filter.from), \(filter.to), \(page.search),
                    null, \(AuditListing.most))
                """)
    }

    /// The looks of others at a person's whereabouts, the newest first.
    public func looks(at person: Int64, _ page: AuditPage) async throws -> AuditListing {
        try await listing(
            page,
            """
            select audit_id, at, action, actor, targets, of_everybody, details, null::text
            from (
                select audit_id, at
                from find_looks(\(person), \(AuditAction.looks), \(page.search), \(page.before), \(page.size + 1))
                order by at desc, audit_id desc limit \(page.size + 1)
            ) look join audit_entry using (audit_id, at)
            order by at desc, audit_id desc
            """,
            count: """
                select count(*) from (
                    select from find_looks(
                        \(person), \(AuditAction.looks), \(page.search), null, \(AuditListing.most))
                    limit \(AuditListing.most)
                ) look
                """)
    }

    /// - Parameter query: finds an entry more than the page has, where there is one.
    private func listing(_ page: AuditPage, _ query: Query, count: Query) async throws -> AuditListing {
        let found = try await database.query(query).map(UnnamedEntry.init)
        let rows = Array(found.prefix(page.size))
        let isLast = found.count == rows.count
        // A first page that is also the last has been counted with it.
        let total = page.before == nil && isLast ? rows.count : try await database.query(count)[0].decode(0)
        return AuditListing(rows: try await named(rows), total: total, next: isLast ? nil : rows.last?.id)
    }

    /// Puts in who the random numbers are, of those who still are somebody.
    private func named(_ entries: [UnnamedEntry]) async throws -> [AuditRow] {
        let subjects = Set(entries.flatMap { $0.targets + [$0.actor].compactMap(\.self) })
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
        return entries.map { $0.named(people) }
    }
}
