import Testing

@testable import Server

@Suite("The outline of a statement")
struct StatementOutlineTests {
    @Test(
        "It has the words and no values",
        arguments: [
            ("select * from people", "select * from people"),
            ("select 1 where a = 'O''Brien' and b = ''", "select ? where a = ? and b = ?"),
            ("select 'x", "select "),
        ])
    func words(statement: String, outline: String) {
        #expect(StatementOutline(statement).text?.replacing("??", with: "?") == outline)
    }

    @Test(
        "Where a value cannot be told for certain there is none",
        arguments: [
            #"select E'a\'b'"#, "select $$Ada$$", #"select "Ada""#, "select 1 -- it's Ada", "select 1 /* it's Ada */",
        ])
    func uncertain(statement: String) {
        #expect(StatementOutline(statement).details.isEmpty)
    }
}
