import Foundation
import TestSupport
import Testing

@testable import Postgres

@Suite("A server that does not answer", .mustEnd)
struct PatienceTests {
    private func withImpatientPool(_ body: (ConnectionPool) async throws -> Void) async throws {
        var limits = ConnectionPool.Limits.patient(shared: 1, exclusive: 1)
        limits.statement = .seconds(3)
        try await withPool(limits: limits, body)
    }

    /// Stops the server's process of a connection, as a machine does that hangs.
    private func stop(_ process: Int32) { kill(process, SIGSTOP) }

    /// The connection is gone by now, and so the process may go.
    private func end(_ process: Int32) { kill(process, SIGCONT) }

    @Test("A statement that is not answered in time is given up with its connection, and the next has another")
    func statement() async throws {
        try await withImpatientPool { pool in
            let process: Int32 = try await pool.single("select pg_backend_pid()")
            stop(process)
            defer { end(process) }
            #expect(await code { _ = try await pool.query("select 1") } == .connectionLost)
            #expect(try await pool.single("select pg_backend_pid()", as: Int32.self) != process)
        }
    }

    @Test("A transaction in which the server stops is certainly not committed")
    func transaction() async throws {
        try await withImpatientPool { pool in
            try await pool.query("create table t (n integer)")
            let (processes, report) = AsyncStream.makeStream(of: Int32.self)
            let error = await #expect(throws: PostgresError.self) {
                try await pool.withTransaction { transaction in
                    let process: Int32 = try await transaction.single("select pg_backend_pid()")
                    report.yield(process)
                    stop(process)
                    try await transaction.query("insert into t values (1)")
                }
            }
            for await process in processes.prefix(1) { end(process) }
            #expect(error?.code == .connectionLost && error?.isOutcomeUnknown == false)
            #expect(try await pool.single("select count(*) from t", as: Int.self) == 0)
        }
    }

    @Test("Statements that are answered in time keep their connection, however long they take together")
    func together() async throws {
        try await withImpatientPool { pool in
            let process: Int32 = try await pool.single("select pg_backend_pid()")
            for _ in 0..<8 { try await pool.query("select pg_sleep(0.5)") }
            #expect(try await pool.single("select pg_backend_pid()", as: Int32.self) == process)
        }
    }

    @Test("A pool that is cut off refuses at once every task that waits for an answer or for a connection")
    func cutOff() async throws {
        try await withPool(limits: .patient(shared: 1, exclusive: 1)) { pool in
            let waiting = Query(unescaped: "select pg_sleep(600)")
            async let shared = code { _ = try await pool.query(waiting) }
            async let leased = code {
                _ = try await pool.withTransaction { transaction in try await transaction.query(waiting) }
            }
            try await withConnection(to: pool.connector.settings) { other in
                try await until { try await other.sleepers() == 2 }
            }
            async let next = code { _ = try await pool.withTransaction { try await $0.query("select 1") } }
            try await until { pool.exclusive.waiterCount == 1 }
            await pool.cutOff()
            #expect(await shared == .connectionLost)
            #expect(await leased == .connectionLost)
            #expect(await next == .connectionFailed)
            #expect(try await pool.single("select 1", as: Int.self) == 1)
            try await pool.withTransaction { try await $0.query("select 1") }
        }
    }

    @Test("Where no connection is shared, a statement does not wait for the one before it")
    func alone() async throws {
        try await withPool(limits: .patient(shared: 0, exclusive: 2)) { pool in
            try await pool.query("create table t ()")
            try await withConnection(to: pool.connector.settings) { other in
                try await other.pipeline(["begin", "lock table t"])
                async let count: Int = pool.single("select count(*) from t")
                let waiting: Query = """
                    select count(*) from pg_stat_activity
                    where datname = current_database() and wait_event_type = 'Lock'
                    """
                try await until { try await other.single(waiting, as: Int.self) == 1 }
                #expect(try await pool.single("select 1", as: Int.self) == 1)
                try await other.query("commit")
                #expect(try await count == 0)
            }
        }
    }
}
