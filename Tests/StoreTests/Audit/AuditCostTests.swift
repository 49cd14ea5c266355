import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

/// What a question costs is told by the rows and the entries of indexes that it reads, counted by PostgreSQL in its
/// transaction.
@Suite("The cost of the audit at a million entries", .mustEnd)
struct AuditCostTests {
    /// Somebody about whom there are 125,000 entries, and somebody about whom there are 1,000.
    private static let (seen, hidden): (Int64, Int64) = (21, 13)
    /// Who did something in the first half of the time only, as did the action of that name.
    private static let (gone, old): (Int64, String) = (3, "watched_events")
    private static let start = Date(timeIntervalSince1970: 1_787_000_000)

    /// As they are after a million single entries, but sooner: without triggers, and with indexes made at the end.
    private static let audit: [Query] = [
        """
        insert into person (email, first_name, last_name, classification, created_at)
        select number || '@example.org', 'P', number, 'student', '2026-01-01' from generate_series(1, 1000) number
        """,
        "set local session_replication_role = replica",
        """
        create temporary table index on commit drop as
        select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid in ('audit'::regclass, 'audit_target'::regclass) and not indisprimary
        """,
        """
        do $$ declare made text; begin
            for made in select name from index loop execute 'drop index ' || made; end loop;
        end $$
        """,
        """
        insert into audit (at, action, actor, targets, of_all_people)
        select \(start)::timestamptz + number * interval '1 s',
            (array['looked_at_location', 'looked_at_muster', 'login',
                case when number <= 500000 then \(old) else 'exported_person' end])[1 + number % 4],
            actor.subject_id, case when number % 4 in (0, 3) then array[target.subject_id] else '{}' end, number % 4 = 1
        from generate_series(1, 1000000) as made(number)
            join subject actor on actor.person_id = 1 + number % 10 + number / 500001 * 10
            join subject target on target.person_id = case when number % 8 = 0 then \(seen) else 1 + number % 1000 end
        order by number
        """,
        """
        insert into audit_target (audit_id, subject_id, at, action, is_own)
        select audit_id, target, at, action, false from audit, unnest(targets) target
        """,
        """
        do $$ declare made text; begin
            for made in select definition from index loop execute made; end loop;
        end $$
        """,
    ]

    private func withMillion(_ body: @Sendable (ConnectionPool) async throws -> Void) async throws {
        try await TestStore.with { store in
            try await store.admin.withTransaction { transaction in
                for query in Self.audit { try await transaction.query(query) }
            }
            try await store.admin.query("vacuum analyze")
            // What workers read would be counted elsewhere.
            let settings = store.serving.with(option: "max_parallel_workers_per_gather", "0")
            try await ConnectionPool.with(settings) { try await body($0) }
        }
    }

    /// What `body` reads of the audit and of people.
    private func read(
        _ pool: ConnectionPool, _ body: (AuditRepository) async throws -> AuditRepository.List
    ) async throws -> (rows: Int, listing: AuditRepository.List) {
        try await pool.withTransaction { transaction in
            let before = try await readSoFar(transaction)
            let listing = try await body(AuditRepository(transaction))
            return (try await readSoFar(transaction) - before, listing)
        }
    }

    private func readSoFar(_ transaction: Transaction) async throws -> Int {
        try await transaction.single(
            """
            select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint
            from pg_class where relname ~ '^(audit|subject|person)' and relkind in ('r', 'i')
            """)
    }

    /// What is read for a page of 100 and for a total of 1,000, of as many actions as there are.
    private static let few = 6000

    @Test(
        "A page, however far back, and the total are read by index, and a search that finds nothing reads once through")
    func cost() async throws {
        try await withMillion { pool in
            let middle: Int64 = try await pool.single("select audit_id from audit order by at offset 500000 limit 1")
            for before in [nil, middle] {
                for person in [Self.seen, Self.hidden] {
                    for search in ["", "location"] {
                        let (rows, listing) = try await read(pool) {
                            try await $0.looks(at: person, AuditRepository.Page(search: search, before: before))
                        }
                        #expect(rows < Self.few, "looks at \(person) by \(search) before \(before ?? 0)")
                        #expect(listing.rows.count == 100 && listing.total > 100 && listing.next != nil)
                    }
                }
                for filter in Self.filters {
                    let (rows, listing) = try await read(pool) {
                        try await $0.list(AuditRepository.Page(before: before), filter)
                    }
                    #expect(rows < Self.few, "\(filter) before \(before ?? 0)")
                    #expect(listing.rows.count == 100 && listing.total > 100 && listing.next != nil)
                }
            }
            for filter: AuditRepository.Filter in [
                .only(action: "no_such_thing"), .only(actor: 500), .only(from: .distantFuture),
            ] {
                let (rows, listing) = try await read(pool) { try await $0.list(AuditRepository.Page(), filter) }
                #expect(rows < 100 && listing.total == 0, "\(filter)")
            }
            let (rows, listing) = try await read(pool) {
                try await $0.list(AuditRepository.Page(search: "no such thing"), .all)
            }
            #expect(listing.total == 0)
            // An entry of the index for each, and the row that it stands for.
            #expect(rows < 2_000_000 + Self.few)
        }
    }

    private static let filters: [AuditRepository.Filter] = [
        .all, .only(action: "login"), .only(action: old), .only(actor: gone), .only(person: seen),
        .only(person: hidden), .only(to: start + 600_000), .only(action: "login", to: start + 600_000),
    ]
}
