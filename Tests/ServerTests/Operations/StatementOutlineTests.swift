import Testing

@testable import Server

@Suite("The outline of a statement")
struct StatementOutlineTests {
    @Test(
        "It has the words and no values",
        arguments: [
            ("select * from people", "select * from people"),
            ("select 1 where a = 'O''Brien' and b = ''", "select ? where a = ? and b = ?"),
            ("select 'x", "select "), ("select '\u{300}Ada' as a, 'Bob'", "select ? as a, ?"),
        ])
    func words(statement: String, outline: String) {
        #expect(QueryHandlers.Outline(statement).text?.replacing("??", with: "?") == outline)
    }

    @Test(
        "Where a value cannot be told for certain there is none",
        arguments: [
            #"select E'a\'b'"#, "select $$Ada$$", #"select "Ada""#, "select 1 -- it's Ada", "select 1 /* it's Ada */",
        ])
    func uncertain(statement: String) {
        #expect(QueryHandlers.Outline(statement).details["statement"] == nil)
    }

    @Test("Which views it asks is always told, and how long it is")
    func views() {
        let details = QueryHandlers.Outline("SELECT * FROM people, report.visits --").details
        #expect(details == ["views": "people visits", "length": "38"])
    }

    @Test("All reporting views are known")
    func known() async throws {
        try await School.inProcess { school in
            let known = QueryHandlers.Outline.known.map { "'\($0)'" }.joined(separator: ",")
            let views = "select count(*) from pg_views where schemaname = 'report'"
            let all = try await school.count(views)
            let found = try await school.count(views + " and viewname in (\(known))")
            #expect(all == QueryHandlers.Outline.known.count && found == all)
        }
    }
}
