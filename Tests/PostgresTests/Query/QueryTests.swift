import Foundation
import Testing

@testable import Postgres

@Suite("Queries")
struct QueryTests {
    @Test("Interpolation binds, and only unescaped text is part of the statement")
    func interpolation() {
        let query: Query = "select \(1), \("x"), \(unescaped: "now()"), \(Int?.none)"
        #expect(query.text == "select $1, $2, now(), $3")
        #expect(query.binds.types == [20, 25, 20])
    }

    @Test(
        "COPY is refused in whatever it is wrapped",
        arguments: [
            "copy t to stdout", "  COPY t from stdin", "-- x\ncopy t to stdout", "/* /* */ */ ;Copy t to stdout",
        ])
    func copy(_ text: String) {
        #expect(throws: PostgresError.self) { try Query(unescaped: text).check() }
    }

    @Test(
        "What only looks like COPY is not",
        arguments: ["select 'copy'", "/* copy */ select 1", "select 1 -- copy", "copyist", "", "/*", "--"])
    func notCopy(_ text: String) throws {
        try Query(unescaped: text).check()
    }

    @Test("A NUL in the text is refused, lest the statement end there")
    func nul() {
        #expect(throws: PostgresError.self) { try Query(unescaped: "select 1\0 where false").check() }
    }

    @Test("A value its type cannot hold is refused when the query is sent")
    func encoding() {
        let query: Query = "select \(Date(timeIntervalSince1970: 1e300)), \(Date(timeIntervalSince1970: .nan))"
        #expect(throws: PostgresError.self) { try query.check() }
    }

    @Test("More values than the protocol can count are refused")
    func manyValues() {
        var interpolation = Query.Interpolation(literalCapacity: 0, interpolationCount: 65_536)
        for index in 0..<65_536 { interpolation.appendInterpolation(index) }
        #expect(throws: PostgresError.self) { try Query(stringInterpolation: interpolation).check() }
    }
}
