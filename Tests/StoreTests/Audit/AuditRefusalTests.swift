import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Refusals in the audit", .mustEnd)
struct AuditRefusalTests {
    private static let look = ["type": "admin.get_student_location"]

    private func refusals(_ store: TestStore) async throws -> [AuditRow] {
        try await AuditRepository(store.pool).list(AuditRepository.Page(), .only(action: "request_refused")).rows
    }

    private func counts(_ store: TestStore) async throws -> [String?] {
        try await refusals(store).map { $0.details["count"] }
    }

    @Test("Those of one person and type are an entry a minute, with the time and address of the first and their count")
    func minute() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            for second in [0.0, 20, 59.9, 60] {
                try await store.record(
                    .requestRefused, by: ada, about: .people([bob]), after: second, details: Self.look,
                    from: "10.0.0.\(Int(second))")
            }
            let rows = try await refusals(store)
            #expect(rows.map { $0.at.timeIntervalSince(TestStore.now) } == [60, 0])
            #expect(rows.map { $0.details["count"] } == [nil, "3"])
            #expect(rows.map(\.address) == ["10.0.0.60", "10.0.0.0"])
            #expect(rows.map { $0.actor?.person?.id } == [ada, ada])
            #expect(rows.map { $0.targets.map { $0.person?.id } } == [[bob], [bob]])
            #expect(rows.map { $0.details["type"] } == [Self.look["type"], Self.look["type"]])
        }
    }

    @Test("Whomever they are about, they are one entry, which is found by each of these")
    func about() async throws {
        try await TestStore.with { store in
            let ada = try await store.makePerson("ada")
            let others = [try await store.makePerson("bob"), try await store.makePerson("eve")]
            for other in others + others {
                try await store.record(.requestRefused, by: ada, about: .people([other]), details: Self.look)
            }
            #expect(try await counts(store) == ["4"])
            for other in others {
                let found = try await AuditRepository(store.pool).list(AuditRepository.Page(), .only(person: other))
                #expect(found.rows.map(\.action) == ["request_refused"])
            }
        }
    }

    @Test("Those of another person, another scanner or another type are another entry")
    func apart() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            for _ in 0..<2 {
                try await store.record(.requestRefused, by: ada, details: Self.look)
                try await store.record(.requestRefused, by: bob, about: .people([bob]), details: Self.look)
                try await store.record(.requestRefused, by: bob, details: ["type": "admin.get_audit"])
                for scanner in ["1", "2"] {
                    try await store.record(
                        .requestRefused, details: ["type": "admin.get_audit", "scanner_id": scanner], from: "::1")
                }
            }
            #expect(try await counts(store) == Array(repeating: "2", count: 5))
        }
    }

    @Test("A scanner is one caller wherever it calls from")
    func scanner() async throws {
        try await TestStore.with { store in
            for address in ["10.0.0.1", "10.0.0.2"] {
                try await store.record(
                    .requestRefused, details: ["type": "admin.get_audit", "scanner_id": "7"], from: address)
            }
            #expect(try await counts(store) == ["2"])
        }
    }

    @Test("The count is right when several servers write at the same moment")
    func together() async throws {
        try await TestStore.with { store in
            let ada = try await store.makePerson("ada")
            let entry = AuditEntry(at: TestStore.now, action: .requestRefused, actor: ada, details: Self.look)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        let settings = ConnectionPool.Limits.patient(shared: 4, exclusive: 1)
                        let pool = ConnectionPool(store.serving, limits: settings, logger: .quiet)
                        try await withThrowingTaskGroup(of: Void.self) { writers in
                            for _ in 0..<50 {
                                writers.addTask { try await AuditRepository(pool).record(entry) }
                            }
                            try await writers.waitForAll()
                        }
                        await pool.close()
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await counts(store) == ["200"])
        }
    }

    @Test("The count goes with the entry when it is old, and whom it was about is still found until then")
    func age() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            for _ in 0..<2 {
                try await store.record(
                    .requestRefused, by: ada, about: .people([bob]), details: Self.look, from: "::1")
            }
            let tables = ["audit", "audit_target", "audit_repeat", "audit_address"]
            func rows() async throws -> [Int] {
                var counts: [Int] = []
                for table in tables {
                    counts.append(try await store.admin.single("select count(*) from \(unescaped: table)"))
                }
                return counts
            }
            let retention = Retention(owner: store.owner, logger: .quiet)
            try await retention.trim(at: TestStore.now + 399 * 86_400)
            #expect(try await rows() == [1, 1, 1, 1])
            try await retention.trim(at: TestStore.now + 401 * 86_400)
            #expect(try await rows() == [0, 0, 0, 0])
        }
    }
}
