import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Vacuuming after an erasure", .mustEnd)
struct VacuumTests {
    private static let name = "adamantine"

    /// The relations whose files hold the name, in whatever state.
    private func holders(_ store: TestStore) async throws -> [String] {
        try await store.admin.query("checkpoint")
        return try await store.admin.column(
            """
            select relname::text from pg_class
            where relkind in ('r', 'i', 't', 'm') and pg_relation_filepath(oid) ~ '^base/'
                and position(convert_to(\(Self.name), 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0
            order by 1
            """)
    }

    private func vacuum(_ store: TestStore) -> Vacuum {
        Vacuum(pool: store.pool, login: store.settings, logger: .quiet)
    }

    /// Erases somebody whose name is in tables, indexes and statistics.
    private func erase(_ store: TestStore, _ lease: Lease) async throws {
        for name in ["zoe", Self.name, "bob"] { _ = try await store.makePerson(name) }
        let person: Int64 = try await store.admin.single(
            "select person_id from person where email = \(Self.name + "@example.org")")
        try await store.admin.query(
            """
            insert into session (token_hash, person_id, created_at, used_at, expires_at, address, agent)
            values (sha256('a'), \(person), now(), now(), now(), '', \(Self.name))
            """)
        try await store.admin.query("analyze")
        #expect(try await holders(store).contains("pg_statistic"))
        try await store.erase(person, lease)
        try await Sweep(store.pool).run()
    }

    /// Vacuums until nothing is left: what tests beside this one write in other databases holds it back.
    private func finish(_ store: TestStore, _ vacuum: Vacuum) async throws {
        try await until {
            try await vacuum.run()
            return try await due(store) == 0
        }
    }

    private func due(_ store: TestStore) async throws -> Int {
        try await store.admin.single("select count(*) from unvacuumed")
    }

    @Test("The files of the database hold the name until they are vacuumed, and no more after that")
    func bytes() async throws {
        try await TestStore.with { store in
            try await erase(store, try await IngestScene(store).lease)
            #expect(try await holders(store).contains("person"))
            try await finish(store, vacuum(store))
            let holders = try await holders(store)
            #expect(holders == [])
        }
    }

    @Test(
        """
        What a transaction can still see is vacuumed once it has ended, and what another database's writer holds \
        back too
        """,
        arguments: [(nil, "select 1 from person"), ("postgres", "select pg_current_xact_id()")] as [(String?, Query)])
    func quarantinedPeople(database: String?, statement: Query) async throws {
        try await TestStore.with { store in
            let lease = try await IngestScene(store).lease
            let settings = database.map(store.settings.with(database:)) ?? store.settings
            let reader = try await Connection.connect(settings, logger: .quiet)
            try await reader.pipeline(["begin isolation level repeatable read", statement])
            try await erase(store, lease)
            try await vacuum(store).run()
            #expect(try await due(store) == 1)
            try await reader.query("commit")
            try await finish(store, vacuum(store))
            let holders = try await holders(store)
            #expect(holders == [])
            await reader.close()
        }
    }

    @Test("A table that is in use is left for the next time, and nobody waits for that")
    func inUse() async throws {
        try await TestStore.with { store in
            try await erase(store, try await IngestScene(store).lease)
            let user = try await Connection.connect(store.settings, logger: .quiet)
            try await user.pipeline(["begin", "lock table session in access share mode"])
            try await until {
                // Until the test's turn has come, see `finish`, nothing is locked.
                let state = try await sqlState { try await vacuum(store).run() }
                #expect(state == nil || state == "55P03")
                return state != nil
            }
            #expect(try await due(store) == 1)
            try await user.query("commit")
            try await finish(store, vacuum(store))
            await user.close()
        }
    }

    @Test("The owner of the tables is enough for them")
    func owner() async throws {
        try await TestStore.with { store in
            try await erase(store, try await IngestScene(store).lease)
            try await finish(store, Vacuum(pool: store.pool, login: store.owner, logger: .quiet))
            let holders = try await holders(store)
            #expect(holders.filter { $0 != "pg_statistic" } == [])
        }
    }

    @Test("All that goes with a person is vacuumed, and where words of theirs can be is rewritten")
    func tables() async throws {
        try await TestStore.with { store in
            let found = Set(try await ErasureRepository.Table.all(store.admin).map(\.name))
            #expect(
                found.isSuperset(of: [
                    "person", "session", "visit", "whereabouts", "whereabouts_change", "subject", "audit_address",
                    "sighting", "muster_entry", "totp",
                ]))
            // Text that no rule keeps to words of ours, or to the tag of a language.
            let free: [String] = try await store.admin.column(
                """
                select distinct relname::text from pg_class join pg_attribute on attrelid = pg_class.oid
                where relname = any(\(Array(found))) and relnamespace = 'public'::regnamespace and atttypid = \
                'text'::regtype
                    and not exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'c'
                        and attnum = any(conkey)
                        and pg_get_constraintdef(pg_constraint.oid) ~ '= ANY|2,3')
                """)
            #expect(Set(free) == ErasureRepository.Table.withWords)
        }
    }
}
