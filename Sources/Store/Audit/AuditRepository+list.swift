public import Foundation
import Postgres
import Vocabulary

extension AuditRepository {
    /// Which entries of the audit are wanted; nil asks for nothing in particular.
    public struct Filter: Sendable {  // generated: init
        public let action: String?
        /// Who did it.
        public let actor: Int64?
        /// Whom it was about.
        public let person: Int64?
        public let from: Date?
        public let to: Date?
    }
}

extension AuditRepository {
    /// Which entries of the audit are wanted next. Pages follow each other by key: however far back one is, the entries
    /// before it are not read again.
    public struct Page: Sendable {
        /// Text that an entry must hold, in any case; empty for all entries.
        public let search: String
        /// The number of the last entry of the page before; nil for the first page.
        public let before: Int64?
        /// Entries on it.
        public let size: Int

        public init(search: String? = nil, before: Int64? = nil, size: Int = 100) {
            self.search = search ?? ""
            self.before = before
            self.size = size
        }
    }
}

extension AuditRepository {
    /// One page of the audit, and how many entries there are in all.
    public struct List: Sendable {
        /// As far as they are counted.
        public static let limit = 1000

        public let rows: [AuditRow]
        /// On this page and on the others, counted up to `limit`, which stands for that many or more.
        public let total: Int
        /// Where the next page begins, as `AuditRepository.Page.before`; nil if absent.
        public let next: Int64?
    }
}

extension AuditRepository {
    /// The newest first.
    public func list(_ page: AuditRepository.Page, _ filter: AuditRepository.Filter) async throws
        -> AuditRepository.List
    {
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
                    null, \(AuditRepository.List.limit))
                """)
    }

    /// The looks of others at a person's whereabouts, the newest first.
    public func looks(at person: Int64, _ page: AuditRepository.Page) async throws -> AuditRepository.List {
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
                        \(person), \(AuditAction.looks), \(page.search), null, \(AuditRepository.List.limit))
                    limit \(AuditRepository.List.limit)
                ) look
                """)
    }

    /// - Parameter query: finds an entry more than the page has, where there is one.
    private func listing(_ page: AuditRepository.Page, _ query: Query, count: Query) async throws
        -> AuditRepository.List
    {
        let found = try await database.query(query).map(AuditRow.Unnamed.init)
        let rows = Array(found.prefix(page.size))
        let isLast = found.count == rows.count
        // A first page that is also the last has been counted with it.
        let total = page.before == nil && isLast ? rows.count : try await database.query(count)[0].decode(0)
        return AuditRepository.List(rows: try await named(rows), total: total, next: isLast ? nil : rows.last?.id)
    }

    /// Puts in who the random numbers are, of those who still are a person.
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
