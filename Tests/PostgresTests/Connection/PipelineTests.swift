import TestSupport
import Testing

@testable import Postgres

@Suite("One pipelined connection", .mustEnd)
struct PipelineTests {
    @Test("An error fails its own query, none sent before or after it")
    func errors() async throws {
        try await withConnection(.shared) { connection in
            await withTaskGroup { group in
                for number in 0..<100 {
                    group.addTask {
                        let isOdd = number % 2 == 1
                        let query: Query = isOdd ? "select 1 / (\(number) - \(number))" : "select \(number)"
                        let value = try? await connection.single(query, as: Int.self)
                        #expect(value == (isOdd ? nil : number))
                    }
                }
            }
        }
    }

    @Test("The statements of a unit see each other, and hold together or not at all")
    func unit() async throws {
        try await withConnection { connection in
            let results = try await connection.pipeline([
                "create temporary table t (n int8 primary key)", "insert into t values (1), (2)", "select n from t",
            ])
            #expect(results.map(\.affectedRows) == [0, 2, 2])
            let error = await #expect(throws: PostgresError.self) {
                try await connection.pipeline(["insert into t values (3)", "insert into t values (1)", "select 1"])
            }
            #expect(error?.sqlState == "23505")
            #expect(error?.query == "insert into t values (1)")
            #expect(try await connection.single("select count(*) from t", as: Int.self) == 2)
        }
    }

    @Test("A unit of no statements has no results")
    func empty() async throws {
        try await withConnection { (connection) async throws in
            #expect(try await connection.pipeline([]).isEmpty)
            #expect(try await connection.query("").isEmpty)
        }
    }

    @Test("A statement whose unit failed before it was prepared is prepared by the next")
    func failedPreparation() async throws {
        try await withConnection(.shared) { connection in
            async let failing = code { try await connection.pipeline(["select 1 / 0", "select 42 as answer"]) }
            async let first = connection.single("select 42 as answer", as: Int.self)
            async let second = connection.single("select 42 as answer", as: Int.self)
            let answers = try await [first, second]
            #expect(answers == [42, 42])
            #expect(await failing == .server)
        }
    }

    @Test("A statement whose table changed fails once and is then prepared anew")
    func changedTable() async throws {
        try await withConnection { connection in
            try await connection.query("create temporary table t (a int8)")
            try await connection.query("select * from t")
            try await connection.query("alter table t add column b int8")
            _ = try? await connection.query("select * from t")
            try await connection.query("insert into t values (1, 2)")
            #expect(try await connection.query("select * from t").first?.decode((Int, Int).self) ?? (0, 0) == (1, 2))
        }
    }

    @Test("No more statements stay prepared than the cache holds")
    func eviction() async throws {
        try await withConnection { connection in
            for number in 0..<300 { try await connection.query(Query(unescaped: "select \(number)")) }
            let prepared = try await connection.single("select count(*) from pg_prepared_statements", as: Int.self)
            #expect(prepared <= 257)
        }
    }

    @Test("COPY is refused, and those beside it do not notice")
    func copy() async throws {
        try await withConnection(.shared) { (connection) async throws in
            async let before = connection.single("select 1", as: Int.self)
            let refused = await code { try await connection.query("copy (select 1) to stdout") }
            #expect(refused == .refused)
            #expect(try await before == 1)
            #expect(try await connection.single("select 2", as: Int.self) == 2)
        }
    }
}
