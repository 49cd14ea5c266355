import Postgres
import TestSupport
import Testing

@Suite("Transactions", .mustEnd)
struct TransactionTests {
    private struct Unhappy: Error {}

    private func withTable<Result: Sendable>(
        _ body: (ConnectionPool) async throws -> Result
    ) async throws -> Result {
        try await withPool { pool in
            try await pool.query("create table t (n int8 constraint t_unique unique)")
            return try await body(pool)
        }
    }

    @Test("What is not committed is seen by nobody else")
    func isolation() async throws {
        try await withTable { pool in
            try await pool.withTransaction { transaction in
                try await transaction.pipeline(["insert into t values (1)", "insert into t values (2)"])
                #expect(try await transaction.single("select count(*) from t", as: Int.self) == 2)
                #expect(try await pool.single("select count(*) from t", as: Int.self) == 0)
            }
            #expect(try await pool.single("select count(*) from t", as: Int.self) == 2)
        }
    }

    @Test("A transaction whose body throws is rolled back, and the error is the body's")
    func rollback() async throws {
        try await withTable { (pool) async throws in
            await #expect(throws: Unhappy.self) {
                try await pool.withTransaction { transaction in
                    try await transaction.query("insert into t values (1)")
                    throw Unhappy()
                }
            }
            #expect(try await pool.single("select count(*) from t", as: Int.self) == 0)
        }
    }

    @Test("Committing after a failed statement is an error: nothing was committed")
    func aborted() async throws {
        try await withTable { (pool) async throws in
            let failure = await code {
                try await pool.withTransaction { transaction in
                    try await transaction.query("insert into t values (1)")
                    _ = try? await transaction.query("select 1 / 0")
                }
            }
            #expect(failure == .transactionAborted)
            #expect(try await pool.single("select count(*) from t", as: Int.self) == 0)
        }
    }

    @Test("A commit whose answer is lost is the one outcome that nobody knows")
    func lostAnswer() async throws {
        try await withTable { pool in
            try await pool.pipeline([
                """
                create function end_session() returns trigger language plpgsql as $$
                begin
                    perform pg_terminate_backend(pg_backend_pid());
                    return null;
                end $$
                """,
                """
                create constraint trigger lose after insert on t deferrable initially deferred
                for each row execute function end_session()
                """,
            ])
            let lost = await #expect(throws: PostgresError.self) {
                try await pool.withTransaction { try await $0.query("insert into t values (1)") }
            }
            #expect(lost?.code == .connectionLost && lost?.isOutcomeUnknown == true)
            let flushed = await #expect(throws: PostgresError.self) {
                try await pool.transact(["insert into t values (2)"])
            }
            #expect(flushed?.code == .connectionLost && flushed?.isOutcomeUnknown == true)
            let certain = await #expect(throws: PostgresError.self) {
                try await pool.withTransaction { try await $0.query("select pg_terminate_backend(pg_backend_pid())") }
            }
            #expect(certain?.code == .connectionLost && certain?.isOutcomeUnknown == false)
        }
    }

    @Test("A transaction in one round trip holds as a whole, or not at all")
    func oneRoundTrip() async throws {
        try await withTable { pool in
            let results = try await pool.transact(["insert into t values (1)", "select count(*) from t"])
            #expect(try results[1][0].decode(0, as: Int.self) == 1)
            let error = await #expect(throws: PostgresError.self) {
                try await pool.transact(["insert into t values (2)", "insert into t values (1)"])
            }
            #expect(error?.sqlState == "23505" && error?.isOutcomeUnknown == false)
            #expect(try await pool.query("select count(*) from t")[0].decode(0, as: Int.self) == 1)
        }
    }

    @Test("A violated constraint is named, and strangers are not told")
    func constraint() async throws {
        try await withTable { pool in
            try await pool.query("insert into t values (\(5))")
            let error = await #expect(throws: PostgresError.self) {
                try await pool.query("insert into t values (\(5))")
            }
            #expect(error?.sqlState == "23505")
            #expect(error?.constraintName == "t_unique")
            #expect(error?.tableName == "t")
            #expect(error?.description == "The database refused a statement (23505).")
            #expect(error?.debugDescription.contains("insert into t values ($1)") == true)
        }
    }

    @Test(
        "What the log is told of an error holds no value, and the author of a statement is told all",
        arguments: [
            ("insert into t values (5), (5)", "(5)"), ("select 'ada@example.org'::bigint", "ada@example.org"),
            ("do $$ begin raise exception 'ada@example.org'; end $$", "ada@example.org"),
        ])
    func values(statement: String, value: String) async throws {
        try await withTable { pool in
            let error = await #expect(throws: PostgresError.self) { try await pool.query(Query(unescaped: statement)) }
            let log = try #require(error?.withoutStatement().debugDescription)
            #expect(!log.contains(value))
            #expect(log.contains(try #require(error?.sqlState)))
            let told = [error?.message, error?.detail].compactMap(\.self).joined()
            #expect(told.contains(value))
        }
    }
}
