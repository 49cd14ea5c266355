import Postgres
import TestSupport
import Testing

@Suite("Statements as types", .mustEnd)
struct PreparedStatementTests {
    private struct Sum: PreparedStatement {
        let terms: [Int]

        var query: Query { "select term, sum(term) over (order by term)::int8 from unnest(\(terms)) as term" }

        func decode(_ row: Row) throws -> (term: Int, sum: Int) {
            try row.decode((Int, Int).self)
        }
    }

    @Test("A statement binds its values and reads its rows")
    func execute() async throws {
        try await withPool { pool in
            let sums = try await pool.execute(Sum(terms: [3, 1, 2]))
            #expect(sums.map(\.term) == [1, 2, 3])
            #expect(sums.map(\.sum) == [1, 3, 6])
            let none = try await pool.withTransaction { try await $0.execute(Sum(terms: [])) }
            #expect(none.isEmpty)
        }
    }
}
