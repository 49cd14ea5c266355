import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("Pages of the audit", .mustEnd)
struct AuditPageTests {
    /// All of them, page by page: the numbers of the entries on each.
    private func pages(_ page: (Int64?) async throws -> AuditRepository.List) async throws -> [[Int64]] {
        var (pages, next): ([[Int64]], Int64?) = ([], nil)
        repeat {
            let listing = try await page(next)
            pages.append(listing.rows.map(\.id))
            next = listing.next
        } while next != nil
        return pages
    }

    @Test("Pages follow each other in the order of time, then of numbers, without a gap and without anything twice")
    func order() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada", .staff), try await store.makePerson("bob"))
            // Of two servers, one has a clock that is ahead.
            for seconds: Double in [1, 9, 2, 2, 2, 3] {
                try await store.record(.lookedAtLocation, by: ada, about: .people([bob]), after: seconds)
            }
            try await store.record(.lookedAtMuster, by: ada, about: .allPeople, after: 2)
            let ids: [Int64] = try await store.admin.column("select audit_id from audit order by audit_id")
            let order = [[1, 5, 6], [4, 3, 2], [0]].map { $0.map { ids[$0] } }
            let repository = AuditRepository(store.pool)
            let all = try await pages { try await repository.list(AuditRepository.Page(before: $0, size: 3), .all) }
            #expect(all == order)
            let looks = try await pages {
                try await repository.looks(at: bob, AuditRepository.Page(before: $0, size: 3))
            }
            #expect(looks == order)
            let about = try await pages {
                try await repository.list(AuditRepository.Page(before: $0, size: 3), .only(person: bob))
            }
            #expect(about == [[1, 5, 4], [3, 2, 0]].map { $0.map { ids[$0] } })
        }
    }

    @Test("A page goes on where it should when the last entry of the page before is gone for its age")
    func gone() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada", .staff), try await store.makePerson("bob"))
            for seconds: Double in [1, 9, 2, 3] {
                try await store.record(.lookedAtLocation, by: ada, about: .people([bob]), after: seconds)
            }
            let ids: [Int64] = try await store.admin.column("select audit_id from audit order by audit_id")
            try await store.admin.query("delete from audit where audit_id = \(ids[3])")
            let repository = AuditRepository(store.pool)
            #expect(
                try await repository.list(AuditRepository.Page(before: ids[3]), .all).rows.map(\.id) == [
                    ids[2], ids[0],
                ])
            #expect(
                try await repository.looks(at: bob, AuditRepository.Page(before: ids[3])).rows.map(\.id) == [
                    ids[2], ids[0],
                ])
            try await store.admin.query("delete from audit where audit_id <> \(ids[3])")
            #expect(try await repository.list(AuditRepository.Page(before: ids[3]), .all).rows.isEmpty)
            #expect(try await repository.looks(at: bob, AuditRepository.Page(before: ids[3])).rows.isEmpty)
        }
    }

    @Test("A total does not depend on the page, and is counted up to 1,000")
    func total() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada", .staff), try await store.makePerson("bob"))
            for second in 0..<3 {
                try await store.record(.lookedAtRoom, by: ada, about: .people([bob]), after: Double(second))
            }
            let repository = AuditRepository(store.pool)
            var first = try await repository.list(AuditRepository.Page(size: 2), .all)
            #expect(first.total == 3 && first.rows.count == 2)
            #expect(try await repository.list(AuditRepository.Page(before: first.next, size: 2), .all).total == 3)
            first = try await repository.looks(at: bob, AuditRepository.Page(size: 2))
            #expect(first.total == 3 && first.rows.count == 2)
            #expect(try await repository.looks(at: bob, AuditRepository.Page(before: first.next, size: 2)).total == 3)
            try await store.admin.query(
                """
                insert into audit (at, action, targets)
                select \(TestStore.now), 'looked_at_location', array[\(try await store.subject(of: bob))]::uuid[]
                from generate_series(1, 1200)
                """)
            for size in [10, 1000] {
                #expect(try await repository.list(AuditRepository.Page(size: size), .all).total == 1000)
                #expect(try await repository.list(AuditRepository.Page(size: size), .only(person: bob)).total == 1000)
                #expect(try await repository.looks(at: bob, AuditRepository.Page(size: size)).total == 1000)
            }
        }
    }

    @Test("A search finds words of the action and, for admins, of the details, in any case")
    func search() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada", .staff), try await store.makePerson("bob"))
            try await store.record(.lookedAtRoom, by: ada, about: .people([bob]), details: ["room_number": "AULA"])
            try await store.record(.lookedAtMuster, by: ada, about: .allPeople, after: 1)
            let repository = AuditRepository(store.pool)
            #expect(
                try await repository.list(AuditRepository.Page(search: "aula"), .all).rows.map(\.action) == [
                    "looked_at_room"
                ])
            for (text, found) in [("ROOM", ["looked_at_room"]), ("aula", []), ("muster", ["looked_at_muster"])] {
                let looks = try await repository.looks(at: bob, AuditRepository.Page(search: text))
                #expect(looks.rows.map(\.action) == found && looks.total == found.count, "\(text)")
            }
        }
    }
}
