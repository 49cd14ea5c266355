import TestSupport
import Testing

@testable import Postgres

@Suite("Cancelled tasks", .mustEnd)
struct CancelTests {
    private func cancel(_ connection: Connection, during query: Query) async throws {
        let task = Task { try await connection.query(query) }
        try await withConnection { observer in
            try await until { try await observer.isWaiting(connection.processID) }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("On an exclusive connection the statement ends on the server, and the connection goes on")
    func exclusive() async throws {
        try await withConnection { connection in
            for round in 0..<5 {
                try await cancel(connection, during: "select pg_sleep(600)")
                #expect(try await connection.single("select \(round)", as: Int.self) == round)
            }
        }
    }

    @Test("A transaction whose statement is cancelled is rolled back, and its connection is lent again")
    func transaction() async throws {
        try await withPool(limits: .init(exclusive: 1)) { pool in
            try await pool.query("create table t (n int8)")
            let task = Task {
                try await pool.withTransaction { transaction in
                    try await transaction.query("insert into t values (1)")
                    try await transaction.query("select pg_sleep(600)")
                }
            }
            try await until {
                try await !pool.query(
                    "select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()"
                ).isEmpty
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            let count = try await pool.withTransaction { try await $0.single("select count(*) from t", as: Int.self) }
            #expect(count == 0)
        }
    }

    @Test("On a shared connection only the waiter goes: the others are answered, in order")
    func shared() async throws {
        try await withConnection { holder in
            try await holder.query("select pg_advisory_lock(4713)")
            try await withConnection(.shared) { connection in
                let locking: Query = "select pg_advisory_xact_lock(4713)"
                let cancelled = Task { try await connection.query(locking) }
                try await until { try await holder.isWaiting(connection.processID) }
                async let next = connection.single("select 2", as: Int.self)
                try await until { await connection.unitCount == 2 }
                cancelled.cancel()
                await #expect(throws: CancellationError.self) { try await cancelled.value }
                #expect(try await holder.isWaiting(connection.processID))
                try await holder.query("select pg_advisory_unlock(4713)")
                #expect(try await next == 2)
            }
        }
    }

    @Test("A task cancelled before it asks sends nothing")
    func before() async throws {
        try await withConnection { connection in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await connection.query("select 1")
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(await connection.unitCount == 0)
        }
    }

    @Test("Of many queries on one connection, those cancelled are, and the others are answered")
    func many() async throws {
        try await withConnection { (connection) async throws in
            let tasks = (0..<200).map { number in
                Task { try await connection.single("select \(number)", as: Int.self) }
            }
            for task in tasks where Bool.random() { task.cancel() }
            for (number, task) in tasks.enumerated() {
                do {
                    #expect(try await task.value == number)
                } catch is CancellationError {
                    #expect(task.isCancelled)
                }
            }
            #expect(try await connection.single("select 1", as: Int.self) == 1)
        }
    }
}
