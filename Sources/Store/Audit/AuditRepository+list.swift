public import Foundation
import Postgres
import Vocabulary

extension AuditRepository {
    /// A selection of audit entries; a nil member does not restrict it.
    public struct Filter: Sendable {  // generated: init
        public let action: String?
        /// The person who acted.
        public let actor: Int64?
        /// The person it was about.
        public let person: Int64?
        public let from: Date?
        public let to: Date?
    }
}

extension AuditRepository {
    /// The requested page of entries. Pages follow each other by key: for any page, the entries of earlier pages are
    /// not read again.
    public struct Page: Sendable {
        /// Text that an entry must contain, ignoring case; empty for all entries.
        public let search: String
        /// The number of the last entry of the page before; nil for the first page.
        public let before: Int64?
        /// The number of entries on it.
        public let size: Int

        public init(search: String? = nil, before: Int64? = nil, size: Int = 100) {
            self.search = search ?? ""
            self.before = before
            self.size = size
        }
    }
}

extension AuditRepository {
    /// One page of the audit, and the total number of entries.
    public struct List: Sendable {
        /// The maximum number of entries that are counted.
        public static let limit = 1000

        public let rows: [AuditRow]
        /// The number of entries on all pages, counted up to `limit`, which means that many or more.
        public let total: Int
        /// The value of `AuditRepository.Page.before` for the next page; nil if absent.
        public let next: Int64?
    }
}

extension AuditRepository {
    /// Returns the selected entries, the newest first.
    public func list(_ page: AuditRepository.Page, _ filter: AuditRepository.Filter) async throws
        -> AuditRepository.List
    {
        try await listing(
            page,
            """
            select audit_id, at, action, actor, targets, of_all_people, details, address
            from find_audit(
                \(filter.action), \(filter.actor), \(filter.person), \(filter.from), \(filter.to), \(page.search),
                \(page.before), \(page.size + 1))
                join audit_entry using (audit_id, at) left join audit_address using (audit_id)
            order by at desc, audit_id desc
            """,
            count: """
                select count(*) from find_audit(
                    \(filter.action), \(filter.actor), \(filter.person), \(filter.from), \(filter.to), \(page.search),
                    null, \(AuditRepository.List.limit))
                """)
    }

    /// Returns the entries in which other people viewed a person's whereabouts, the newest first.
    public func looks(at person: Int64, _ page: AuditRepository.Page) async throws -> AuditRepository.List {
        try await listing(
            page,
            """
            select audit_id, at, action, actor, targets, of_all_people, details, null::text
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
                        \(person), \(AuditAction.looks), \(page.search), null, \(AuditRepository.List.limit))
                    limit \(AuditRepository.List.limit)
                ) look
                """)
    }

    /// - Parameter query: finds one entry more than the page has, if any.
    private func listing(_ page: AuditRepository.Page, _ query: Query, count: Query) async throws
        -> AuditRepository.List
    {
        let found = try await database.query(query).map(AuditRow.Unnamed.init)
        let rows = Array(found.prefix(page.size))
        let isLast = found.count == rows.count
        // If the first page is also the last, its entries are all that there is to count.
        let total = page.before == nil && isLast ? rows.count : try await database.query(count)[0].decode(0)
        return AuditRepository.List(rows: try await named(rows), total: total, next: isLast ? nil : rows.last?.id)
    }

    /// Replaces the random numbers by the people they stand for, unless they were erased.
    private func named(_ entries: [AuditRow.Unnamed]) async throws -> [AuditRow] {
        let subjects = Set(entries.flatMap { $0.targets + [$0.actor].compactMap(\.self) })
        let rows = try await database.query(
            """
            select subject_id, person_id, email, first_name, last_name, classification
            from subject join person using (person_id) where subject_id = any(\(Array(subjects)))
            """)
        var people: [UUID: Person] = [:]
        for row in rows {
            let (subject, id, email, first, last, classification) = try row.decode(
                (UUID, Int64, String, String, String, Classification).self)
            people[subject] = Person(
                id: id, email: email, firstName: first, lastName: last, classification: classification)
        }
        return entries.map { $0.named(people) }
    }
}
