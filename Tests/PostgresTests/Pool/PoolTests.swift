import TestSupport
import Testing

@testable import Postgres

@Suite("The pool", .mustEnd)
struct PoolTests {
    @Test("A thousand queries at once over few connections")
    func thousand() async throws {
        try await withPool(limits: .init(shared: 2)) { pool in
            let sum = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 1...1_000 { group.addTask { try await pool.single("select \(number)") } }
                return try await group.reduce(0, +)
            }
            #expect(sum == 500_500)
            let sessions: Query = "select count(*) from pg_stat_activity where datname = current_database()"
            #expect(try await pool.single(sessions, as: Int.self) <= 2)
        }
    }

    @Test("A unit over a shared connection holds together")
    func pipeline() async throws {
        try await withPool { pool in
            try await pool.query("create table t (n int8 primary key)")
            await #expect(throws: PostgresError.self) {
                try await pool.pipeline(["insert into t values (1)", "insert into t values (1)"])
            }
            #expect(try await pool.single("select count(*) from t", as: Int.self) == 0)
        }
    }

    @Test("When no connection becomes free in time the error says so, and the next finds one")
    func exhausted() async throws {
        try await withPool(limits: .init(exclusive: 1, wait: .milliseconds(50))) { pool in
            try await pool.withConnection { _ in
                #expect(await code { try await pool.withTransaction { _ in } } == .timeout)
            }
            let answer = try await pool.withTransaction { try await $0.single("select 1", as: Int.self) }
            #expect(answer == 1)
        }
    }

    @Test("Those who wait get the connection one after the other")
    func queue() async throws {
        try await withPool(limits: .init(exclusive: 2, wait: .seconds(30))) { pool in
            try await pool.query("create table t (n int8)")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        _ = try await pool.withTransaction { try await $0.query("insert into t values (\(number))") }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await pool.single("select count(distinct n) from t", as: Int.self) == 100)
        }
    }

    @Test("A task that waits for a connection can be cancelled")
    func cancelledWaiter() async throws {
        try await withPool(limits: .init(exclusive: 1, wait: .seconds(600))) { pool in
            try await pool.withConnection { _ in
                let task = Task { try await pool.withTransaction { _ in } }
                await Task.yield()
                task.cancel()
                await #expect(throws: CancellationError.self) { try await task.value }
            }
        }
    }

    @Test("A lent connection comes back as it was made: role, settings, locks and tables")
    func restored() async throws {
        let settings = try await TestCluster.shared.settings(database: "postgres").with(role: "pg_monitor")
        let pool = ConnectionPool(settings, limits: .init(exclusive: 1), logger: .quiet)
        try await pool.withConnection { connection in
            try await connection.query("reset role")
            try await connection.query("set role postgres")
            try await connection.query("set search_path to nowhere")
            try await connection.query("select pg_advisory_lock(4714)")
            try await connection.query("create temporary table left_over (n int8)")
            try await connection.query("begin")
            _ = try? await connection.query("select 1 / 0")
        }
        try await pool.withConnection { connection in
            let state = try await connection.query(
                """
                select current_user, current_setting('search_path'), to_regclass('left_over') is null,
                    not exists (select 1 from pg_locks where pid = pg_backend_pid() and locktype = 'advisory')
                """)
            let values = try #require(try state.first?.decode((String, String, Bool, Bool).self))
            #expect(values == ("pg_monitor", "\"$user\", public", true, true))
        }
        await pool.close()
    }
}
