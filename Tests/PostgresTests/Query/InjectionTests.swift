import Postgres
import TestSupport
import Testing

@Suite("Hostile values", .mustEnd)
struct InjectionTests {
    @Test(
        "A value stays a value",
        arguments: ["'; drop table person; --", "$1", "\\'", "x' or '1'='1", "$$; select 1; $$"])
    func injection(_ hostile: String) async throws {
        try await withPool { pool in
            try await pool.query("create table person (name text)")
            try await pool.query("insert into person values (\(hostile))")
            #expect(try await pool.single("select name from person where name = \(hostile)") == hostile)
            #expect(try await pool.single("select count(*) from person", as: Int.self) == 1)
        }
    }

    @Test("A NUL in a value is refused by the server, and nothing else is harmed")
    func nul() async throws {
        try await withConnection { (connection) async throws in
            let query: Query = "select \("a\0b")"
            let error = await #expect(throws: PostgresError.self) { try await connection.query(query) }
            #expect(error?.sqlState == "22021")
            #expect(try await connection.single("select 1", as: Int.self) == 1)
        }
    }

    @Test("Two statements in one are refused")
    func twoStatements() async throws {
        try await withConnection { connection in
            let error = await #expect(throws: PostgresError.self) { try await connection.query("select 1; select 2") }
            #expect(error?.sqlState == "42601")
        }
    }
}
