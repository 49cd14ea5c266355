import TestSupport
import Testing

@testable import Postgres

@Suite("Closing the pool", .mustEnd)
struct CloseTests {
    @Test("Those who wait for a connection are told; the one who has it may end")
    func waiting() async throws {
        try await withPool(limits: .init(exclusive: 1, wait: .seconds(30))) { (pool) async throws in
            let (started, start) = AsyncStream<Void>.makeStream()
            let (released, release) = AsyncStream<Void>.makeStream()
            let holder = Task {
                try await pool.withTransaction { transaction in
                    start.finish()
                    for await _ in released {}
                    return try await transaction.single("select 1", as: Int.self)
                }
            }
            for await _ in started {}
            async let waiter = code { try await pool.withTransaction { _ in } }
            async let closed: Void = pool.close()
            #expect(await waiter == .poolClosed)
            release.finish()
            #expect(try await holder.value == 1)
            await closed
            #expect(await code { try await pool.query("select 1") } == .poolClosed)
            #expect(await code { try await pool.withConnection { _ in } } == .poolClosed)
        }
    }

    @Test("A query under way on a shared connection is answered before it closes")
    func draining() async throws {
        try await withPool(limits: .init(wait: .seconds(30))) { pool in
            try await withConnection(to: pool.connector.settings) { holder in
                try await holder.query("select pg_advisory_lock(4715)")
                async let answer = pool.single("select 5 from pg_advisory_xact_lock(4715)", as: Int.self)
                // Other tests wait for locks of their own in the same cluster.
                let waiting: Query = "select 1 from pg_locks where objid = 4715 and not granted"
                try await until { try await !holder.query(waiting).isEmpty }
                async let closed: Void = pool.close()
                try await until { pool.connector.isClosed }
                try await holder.query("select pg_advisory_unlock(4715)")
                #expect(try await answer == 5)
                await closed
            }
        }
    }

    @Test("A pool that was never used closes, and may be closed twice")
    func unused() async throws {
        try await withPool { pool in
            await pool.close()
            await pool.close()
        }
    }
}
