import Foundation
import Postgres
import TestSupport
import Testing

@testable import Schema
@testable import Store

@Suite("What was in the audit before pages went by key", .mustEnd)
struct AuditMigrationTests {
    @Test("Entries of former times are found by whom they are about, and by a word")
    func former() async throws {
        try await withEmptyDatabase { _, pool in
            let former = Migrations.all.prefix { $0.name != "m0036_audit_by_key" }
            _ = try await Migrator(migrations: Array(former)).migrate(pool)
            try await pool.query(
                """
                insert into person (email, first_name, last_name, classification, created_at)
                select name, name, name, 'student', \(TestStore.now) from unnest(array['ada', 'bob']) name
                """)
            try await pool.query(
                """
                insert into audit (at, action, actor, targets, details)
                select \(TestStore.now), 'looked_at_room', min(subject_id::text)::uuid,
                    array_agg(subject_id) || array_agg(subject_id), '{"room_number": "Aula"}'
                from subject
                """)
            let actor: Int64 = try await pool.single("select person_id from subject order by subject_id limit 1")
            _ = try await Migrator().migrate(pool)
            let repository = AuditRepository(pool)
            #expect(try await repository.looks(at: actor, AuditRepository.Page()).total == 0)
            #expect(try await repository.looks(at: 3 - actor, AuditRepository.Page()).total == 1)
            for person: Int64 in [1, 2] {
                let page = AuditRepository.Page(search: "aula")
                #expect(try await repository.list(page, .only(person: person)).rows.count == 1)
            }
        }
    }
}
