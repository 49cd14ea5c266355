import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("The lease of the engine", .mustEnd)
struct LeaseTests {
    private func check(_ lease: Lease, _ transaction: Transaction) async throws {
        let meanings: Int64 = try await transaction.single("select version from meaning")
        try await IngestCommit.Preconditions(lease: lease, meanings: meanings).hold(transaction)
    }

    @Test("One server has it, nobody else gets it while it holds, and the fence rises with each owner")
    func take() async throws {
        try await TestStore.with { store in
            let leases = LeaseRepository(store.pool)
            let first = try #require(try await leases.take(as: "a", certain: false))
            #expect(try await leases.take(as: "b", certain: false) == nil)
            let again = try #require(try await leases.take(as: "a", certain: false))
            #expect(again.fence == first.fence + 1)
            try await leases.release(again)
            #expect(try await leases.take(as: "b", certain: false)?.fence == again.fence + 1)
        }
    }

    @Test("Once it has run out another server gets it, and the former owner cannot renew it or give it up")
    func runOut() async throws {
        try await TestStore.with { store in
            let leases = LeaseRepository(store.pool)
            let stale = try #require(try await leases.take(as: "a", certain: false))
            try await leases.renew(stale)
            #expect(try await leases.take(as: "b", certain: false) == nil)
            try await store.admin.query("update engine_lease set expires_at = now() - interval '1 ms'")
            // Nobody came meanwhile: it still is the owner's.
            try await leases.renew(stale)
            try await store.admin.query("update engine_lease set expires_at = now() - interval '1 ms'")
            let taken = try #require(try await leases.take(as: "b", certain: false))
            await #expect(throws: Lease.Lost()) { try await leases.renew(stale) }
            try await leases.release(stale)
            try await leases.renew(taken)
            await #expect(throws: Lease.Lost()) { try await store.pool.withTransaction { try await check(stale, $0) } }
            try await store.pool.withTransaction { try await check(taken, $0) }
        }
    }

    @Test("A server that is certain to be alone takes it at once")
    func certain() async throws {
        try await TestStore.with { store in
            let leases = LeaseRepository(store.pool)
            let first = try #require(try await leases.take(as: "a", certain: false))
            let second = try #require(try await leases.take(as: "b", certain: true))
            #expect(second.fence == first.fence + 1)
            await #expect(throws: Lease.Lost()) { try await leases.renew(first) }
        }
    }

    @Test("Of many servers that want it one gets it")
    func many() async throws {
        try await TestStore.with { store in
            let taken = try await withThrowingTaskGroup(of: Lease?.self) { group in
                for number in 0..<8 {
                    group.addTask { try await LeaseRepository(store.admin).take(as: "\(number)", certain: false) }
                    group.addTask { try await LeaseRepository(store.pool).take(as: "+\(number)", certain: false) }
                }
                return try await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
            }
            #expect(taken.count == 1)
        }
    }

    @Test("Who takes it ends the session of an owner that stopped in a transaction", arguments: [nil, "rollcall_app"])
    func stopped(login: String?) async throws {
        try await TestStore.with { store in
            let settings = login.map { store.settings.with(user: $0) } ?? store.settings
            try await ConnectionPool.with(settings) { pool in
                try await ConnectionPool.with(settings.with(role: "rollcall_app")) { writer in
                    try await writer.withTransaction { _ in }
                    let process = await writer.processes().first
                    let leases = LeaseRepository(pool)
                    let lease = try #require(try await leases.take(as: "a", writer: process, certain: false))
                    try await leases.renew(lease, writer: process)
                    try await store.admin.query("update engine_lease set expires_at = now() - interval '1 ms'")
                    await #expect(throws: PostgresError.self) {
                        try await writer.withTransaction { transaction in
                            try await check(lease, transaction)
                            // Here the owner stops, and somebody else comes.
                            let taken = try await leases.take(as: "b", certain: false)
                            #expect(taken?.fence == lease.fence + 1)
                        }
                    }
                }
            }
        }
    }

    @Test("Who has checked it keeps everybody else out until the commit")
    func locksOut() async throws {
        try await TestStore.with { store in
            let leases = LeaseRepository(store.pool)
            let lease = try #require(try await leases.take(as: "a", certain: false))
            let (checked, isChecked) = AsyncStream.makeStream(of: Void.self)
            let (waited, hasWaited) = AsyncStream.makeStream(of: Void.self)
            async let writer: Void = store.pool.withTransaction { transaction in
                try await check(lease, transaction)
                isChecked.finish()
                for await _ in waited {}
                try await check(lease, transaction)
            }
            for await _ in checked {}
            async let taker = LeaseRepository(store.pool).take(as: "b", certain: true)
            try await until { try await store.hasWaiters() }
            hasWaited.finish()
            try await writer
            #expect(try await taker?.fence == lease.fence + 1)
            await #expect(throws: Lease.Lost()) { try await store.pool.withTransaction { try await check(lease, $0) } }
        }
    }
}
