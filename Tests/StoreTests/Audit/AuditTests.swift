import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("The audit", .mustEnd)
struct AuditTests {
    @Test("An entry comes back as it was written, with names for as long as the people are there")
    func entry() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada", .staff), try await store.makePerson("bob"))
            try await store.record(
                .lookedAtRoom, by: ada, about: .people([bob]), details: ["room_number": "101"], from: "10.0.0.7")
            let row = try #require(try await AuditRepository(store.pool).list(AuditRepository.Page(), .all).rows.first)
            #expect(row.at == TestStore.now && row.action == "looked_at_room" && row.address == "10.0.0.7")
            #expect(row.details == ["room_number": "101"] && !row.isAboutAllPeople)
            #expect(row.actor?.person?.email == "ada@example.org")
            #expect(row.targets.map { $0.person?.id } == [bob])
        }
    }

    @Test("What is asked for is found, the newest first: by action, by who, about whom, in a time, by a word")
    func filters() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada", .admin), try await store.makePerson("bob"))
            try await store.record(.login, by: ada)
            try await store.record(.roomCreated, by: ada, after: 1, details: ["room_number": "Aula"])
            try await store.record(.lookedAtLocation, by: ada, about: .people([bob]), after: 2)
            try await store.record(.lookedAtMuster, by: bob, about: .allPeople, after: 3)
            func found(_ filter: AuditRepository.Filter, _ search: String? = nil) async throws -> [Int] {
                let found = try await AuditRepository(store.pool).list(AuditRepository.Page(search: search), filter)
                #expect(found.total == found.rows.count)
                return found.rows.map { Int($0.at.timeIntervalSince(TestStore.now)) }
            }
            #expect(try await found(.all) == [3, 2, 1, 0])
            #expect(try await found(.all, "aula") == [1])
            #expect(
                try await found(AuditRepository.Filter(action: "login", actor: nil, person: nil, from: nil, to: nil))
                    == [0])
            #expect(
                try await found(AuditRepository.Filter(action: nil, actor: ada, person: nil, from: nil, to: nil)) == [
                    2, 1, 0,
                ])
            #expect(
                try await found(AuditRepository.Filter(action: nil, actor: nil, person: bob, from: nil, to: nil)) == [2]
            )
            #expect(
                try await found(AuditRepository.Filter(action: nil, actor: nil, person: 999, from: nil, to: nil)) == [])
            let middle = AuditRepository.Filter(
                action: nil, actor: nil, person: nil, from: TestStore.now + 1, to: TestStore.now + 2)
            #expect(try await found(middle) == [2, 1])
        }
    }

    @Test("Somebody sees the looks of others at them and at everybody since they came, and nothing else")
    func looks() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada", .staff), try await store.makePerson("bob"))
            try await store.record(.lookedAtMuster, by: ada, about: .allPeople, after: -60)
            try await store.record(.lookedAtLocation, by: ada, about: .people([bob, ada]), after: 1)
            try await store.record(.lookedAtMuster, by: ada, about: .allPeople, after: 2)
            try await store.record(.personEdited, by: ada, about: .people([bob]), after: 3)
            try await store.record(.exportedPerson, by: bob, about: .people([bob]), after: 4)
            try await store.record(.lookedAtLocation, by: ada, about: .people([ada]), after: 5)
            let looks = try await AuditRepository(store.pool).looks(at: bob, AuditRepository.Page())
            #expect(looks.rows.map { Int($0.at.timeIntervalSince(TestStore.now)) } == [2, 1])
            #expect(looks.total == 2)
        }
    }

    @Test("An entry in a transaction that fails is not there")
    func together() async throws {
        try await TestStore.with { store in
            let entry = AuditEntry(at: TestStore.now, action: .zoneCreated, actor: nil)
            await #expect(throws: Refusal.self) {
                try await store.pool.withTransaction { transaction in
                    try await AuditRepository(transaction).record(entry)
                    throw Refusal.conflict(Phrase("no"))
                }
            }
            let entries: Int = try await store.admin.single("select count(*) from audit")
            #expect(entries == 0)
        }
    }

    @Test(
        "Not even the owner can change an entry, or empty the table",
        arguments: [
            "update audit set action = 'x'", "truncate audit cascade", "update audit_target set is_own = true",
            "truncate audit_target",
        ])
    func appendOnly(statement: String) async throws {
        try await TestStore.with { store in
            try await store.record(.login)
            try await ConnectionPool.with(store.owner) { pool in
                let state = try await sqlState { try await pool.query(Query(unescaped: statement)) }
                #expect(state == "42501")
            }
            #expect(try await store.admin.single("select action from audit", as: String.self) == "login")
        }
    }

    @Test("Everybody gets a random number of their own, and it goes with them")
    func subjects() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            let (first, second) = (try await store.subject(of: ada), try await store.subject(of: bob))
            #expect(first != second)
            try await store.record(.login, by: ada, from: "10.0.0.7")
            try await store.record(.loginRefused, about: .people([ada]), from: "10.0.0.8")
            try await store.record(.login, by: bob, from: "10.0.0.9")
            try await store.erase(ada, scene.lease)
            #expect(try await store.admin.column("select subject_id from subject") == [second])
            let rows = try await AuditRepository(store.pool).list(AuditRepository.Page(), .all).rows
            #expect(rows.map(\.action) == ["person_erased", "login", "login_refused", "login"])
            #expect(rows.map(\.address) == [nil, "10.0.0.9", nil, nil])
            #expect(rows[3].actor == AuditRow.Party(subject: first, person: nil))
        }
    }
}
