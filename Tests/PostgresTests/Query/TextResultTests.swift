import Postgres
import TestSupport
import Testing

@Suite("Results as text", .mustEnd)
struct TextResultTests {
    @Test("Cells of any type are PostgreSQL's text, and columns have names and types also without a row")
    func text() async throws {
        try await withConnection { connection in
            let query: Query = "select 1 as one, 1.50::numeric, '{a,b}'::text[], null, point(1, 2) as place"
            let found = try await connection.query(query.withTextResults())
            let row = try #require(found.first)
            #expect((0..<5).map(row.text) == ["1", "1.50", "{a,b}", nil, "(1,2)"])
            #expect(row.text(5) == nil)
            #expect(found.columns.map(\.name).first == "one" && found.columns.map(\.type).first == .int4)
            let none = try await connection.query(Query("select 1 as one where false").withTextResults())
            #expect(none.isEmpty && none.columns.map(\.name) == ["one"])
        }
    }

    @Test("The same statement gives its values in either form")
    func bothForms() async throws {
        try await withConnection { connection async throws in
            let query: Query = "select 7::bigint"
            #expect(try await connection.query(query).first?.decode(0, as: Int64.self) == 7)
            #expect(try await connection.query(query.withTextResults()).first?.text(0) == "7")
            #expect(try await connection.query(query).first?.decode(0, as: Int64.self) == 7)
        }
    }

    @Test("An error tells the place in the statement")
    func position() async throws {
        try await withConnection { connection in
            let error = await #expect(throws: PostgresError.self) { try await connection.query("select nothing") }
            #expect(error?.position == 8)
        }
    }
}
